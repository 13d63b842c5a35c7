## What whoever runs the house reads in the shell: undercroft copy

copy-rows = { $table }: row { $done } of { $of }.
copy-rows-checked = All rows are there, each as it was ({ $rows }).
copy-logs = Logs played again: { $done } of { $of }.
copy-done = { $source } was copied to { $target }, with { $logs ->
    [one] one adventure
   *[other] { $logs } adventures
}. The source is as it was. Name the target in UNDERCROFT_DATABASE to go on there.
copy-wrong-log = The log of { $id } is wrong in both databases: { $fault }
