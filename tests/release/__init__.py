"""`make release VERSION=1.0.0`: a new version, from a clean worktree to a commit with its tag.

Whatever is wrong is said in words before anything is changed; what fails later is taken back. It
pushes nothing.
"""
