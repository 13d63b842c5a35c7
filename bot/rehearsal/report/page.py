"""The report as one page of HTML: nothing beside it is needed, and nothing in it runs."""

import html
import re
from collections.abc import Iterable, Iterator

from bot.rehearsal.findings import Outcome
from bot.rehearsal.report.model import Press, Report, RowResult, Times
from bot.rehearsal.report.speeds import Speed, speeds
from bot.rehearsal.rows import rows
from rules.core.words import Words

SIGNS = {Outcome.HOLDS: "✓", Outcome.DIFFERS: "✗", Outcome.NOT_TRIED: "–"}
"""What stands beside an outcome's word, as colour alone tells nothing."""
CLASSES = {Outcome.HOLDS: "holds", Outcome.DIFFERS: "differs", Outcome.NOT_TRIED: "untried"}
_STRESS, _STRESSED = re.compile(r"\*(\w[^*]*)\*"), r"<em>\1</em>"
STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #22262b; --soft: #565d66;
  --line: #d5d2c8; --good: #1c6b43; --bad: #a3262a; --box: #ffffff; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181c; --ink: #e7e6e2; --soft: #a7adb6;
  --line: #3a3f47; --good: #6fcf97; --bad: #ff8f8a; --box: #1f2228; } }
* { box-sizing: border-box; }
body { max-width: 56rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 2.4rem 0 .6rem; border-bottom: 1px solid var(--line);
  padding-bottom: .3rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .4rem 0; }
.soft { color: var(--soft); }
.sum { display: flex; flex-wrap: wrap; gap: .6rem; list-style: none; padding: 0; margin: 1rem 0; }
.sum li { background: var(--box); border: 1px solid var(--line); border-radius: 8px;
  padding: .5rem .9rem; }
.sum b { font-size: 1.4rem; }
.holds { color: var(--good); } .differs { color: var(--bad); } .untried { color: var(--soft); }
article { background: var(--box); border: 1px solid var(--line); border-radius: 8px;
  padding: .8rem 1rem; margin: .7rem 0; }
dl { display: grid; grid-template-columns: minmax(7rem, 11rem) 1fr; gap: .25rem 1rem;
  margin: .5rem 0; }
dt { color: var(--soft); } dd { margin: 0; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; color: var(--soft); padding-bottom: .3rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .8rem .35rem 0;
  border-bottom: 1px solid var(--line); overflow-wrap: break-word; }
.wide { overflow-x: auto; }
td.figure, th.figure { text-align: right; font-variant-numeric: tabular-nums; }
ul.rows { list-style: none; padding: 0; margin: .5rem 0; }
ul.rows li { padding: .45rem 0; border-bottom: 1px solid var(--line); }
summary { cursor: pointer; padding: .5rem 0; font-weight: 600; }
summary:focus-visible, a:focus-visible { outline: 3px solid currentColor; outline-offset: 2px; }
code { font-size: .9em; overflow-wrap: anywhere; }
@media (max-width: 34rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .5rem; }
  th, td { padding-right: .35rem; font-size: .85rem; } thead th { font-size: .72rem; } }
"""


def as_page(report: Report, words: Words) -> str:
    """Return the whole page."""
    return "\n".join(_lines(report, words)) + "\n"


def _lines(report: Report, words: Words) -> Iterator[str]:
    title = words.phrase("page-title")
    yield '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{_text(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>"
    yield f"<h1>{_text(title)}</h1>"
    made = words.phrase("page-made", began=report.began or "?", seconds=round(report.seconds))
    yield f'<p class="soft">{_text(made)}</p>'
    if report.stopped:
        stopped = words.phrase("page-stopped", why=report.stopped)
        yield f'<p class="differs"><strong>{_text(stopped)}</strong></p>'
    yield '<ul class="sum">'
    for outcome, sign in SIGNS.items():
        count = report.count(outcome)
        label = words.phrase("page-count", outcome=CLASSES[outcome], count=count)
        kind = CLASSES[outcome] if count else "untried"
        yield f'<li class="{kind}"><b>{sign} {count}</b> {_text(label)}</li>'
    yield "</ul>"
    yield from _differing(report, words)
    if report.left:
        left = "".join(f"<li>{_text(each)}</li>" for each in report.left)
        heading = _text(words.phrase("page-left"))
        yield f"<section>\n<h2>{heading}</h2>\n<ul>{left}</ul>\n</section>"
    yield from _with_a_person(report, words)
    yield from _circumstances(report, words)
    yield from _every_row(report, words)
    yield "</main>\n</body>\n</html>"


def _differing(report: Report, words: Words) -> Iterator[str]:
    yield f"<section>\n<h2>{_text(words.phrase('page-differing'))}</h2>"
    found = [each for each in report.rows if each.outcome is Outcome.DIFFERS]
    if not found:
        yield f"<p>{_text(words.phrase('page-nothing-differs'))}</p>"
    for each in found:
        yield f"<article>\n<h3>{_text(each.row)}</h3>\n<p>{_behaviour(each)}</p>\n<dl>"
        for finding in each.findings:
            if finding.outcome is Outcome.DIFFERS:
                yield _pair(words.phrase("page-expected"), finding.expected)
                yield _pair(words.phrase("page-came"), finding.came)
        known = rows().get(each.row)
        if known is not None:
            code = ", ".join(known.code) or words.phrase("page-no-code")
            yield _pair(words.phrase("page-code"), code)
        yield "</dl>\n</article>"
    yield "</section>"


def _with_a_person(report: Report, words: Words) -> Iterator[str]:
    yield f"<section>\n<h2>{_text(words.phrase('page-person'))}</h2>"
    part = report.person
    if part is None or not part.presses:
        why = part.ended if part is not None else ""
        yield f"<p>{_text(words.phrase('page-no-person', why=why or 'no'))}</p>\n</section>"
        return
    if part.ended:
        yield f"<p>{_text(words.phrase('page-person-ended', why=part.ended))}</p>"
    columns = ("step", "act", "arrived", "acknowledged", "answered")
    yield '<div class="wide" role="region" tabindex="0" aria-labelledby="steps">\n<table>'
    yield f'<caption id="steps">{_text(words.phrase("page-steps"))}</caption>\n<thead><tr>'
    for name in columns:
        figure = ' class="figure"' if name in columns[2:] else ""
        yield f'<th scope="col"{figure}>{_text(words.phrase(f"page-{name}"))}</th>'
    yield "</tr></thead>\n<tbody>"
    for press in part.presses:
        yield from _press(press, words)
    yield "</tbody></table>\n</div>"
    for speed in speeds(part):
        yield f"<p>{_text(_said(speed, words))}</p>"
    off = part.clock
    measured = words.phrase("page-measured", off="?" if off is None else f"{off:.0f}")
    yield f'<p class="soft">{_text(measured)}</p>\n</section>'


def _press(press: Press, words: Words) -> Iterator[str]:
    looked = {True: "yes", False: "no", None: "unsaid"}[press.looked]
    kind = {"yes": "holds", "no": "differs", "unsaid": "untried"}[looked]
    act = _text(words.phrase("page-done", act=press.act.replace(" ", "-")))
    if press.act == "done":
        act += f'<br><span class="{kind}">{_text(words.phrase("page-look", looked=looked))}</span>'
    why = f'<br><span class="soft">{_text(press.why)}</span>' if press.why else ""
    title = f"person-{press.name}-title"
    name = words.phrase(title) if words.has(title) else press.name
    first = f"<th scope='row'>{_text(name)}</th><td>{act}{why}</td>"
    figures = press.times[-1] if press.times else Times(of="")
    for each in (figures.arrived, figures.acknowledged, figures.answered):
        mark = "" if figures.plain else "*"
        shown = "–" if each is None else f"{each:.0f}{mark}"
        first += f'<td class="figure">{shown}</td>'
    yield f"<tr>{first}</tr>"


def _said(speed: Speed, words: Words) -> str:
    return words.phrase(
        "page-speed",
        what=speed.what,
        count=speed.count,
        median=round(speed.median),
        worst=round(speed.worst),
    )


def _circumstances(report: Report, words: Words) -> Iterator[str]:
    with_what = report.circumstances
    yield f"<section>\n<h2>{_text(words.phrase('page-circumstances'))}</h2>\n<dl>"
    gateway, request = with_what.gateway_ms, with_what.request_ms
    pairs = {
        "undercroft": with_what.undercroft,
        "discord": with_what.discord_py,
        "python": with_what.python,
        "system": with_what.system,
        "database": with_what.database,
        "shards": str(with_what.shards or ""),
        "place": with_what.place,
        "gateway": "" if gateway is None else f"{gateway:.0f} ms",
        "request": "" if request is None else f"{request:.0f} ms",
        "rights": ", ".join(with_what.rights),
        "lacking": ", ".join(with_what.lacking),
    }
    for name, told in pairs.items():
        if told:
            yield _pair(words.phrase(f"page-with-{name}"), told)
    yield "</dl>"
    if with_what.buckets:
        yield f"<details>\n<summary>{_text(words.phrase('page-buckets'))}</summary>\n<table>"
        yield f"<caption>{_text(words.phrase('page-buckets-about'))}</caption>\n<thead><tr>"
        for name in ("route", "limit", "seconds", "waited"):
            figure = "" if name == "route" else ' class="figure"'
            yield f'<th scope="col"{figure}>{_text(words.phrase(f"page-{name}"))}</th>'
        yield "</tr></thead>\n<tbody>"
        for each in with_what.buckets:
            figures = (each.limit, f"{each.seconds:g}", each.waited)
            cells = "".join(f'<td class="figure">{figure}</td>' for figure in figures)
            yield f"<tr><td><code>{_text(each.route)}</code></td>{cells}</tr>"
        yield "</tbody></table>\n</details>"
    yield "</section>"


def _every_row(report: Report, words: Words) -> Iterator[str]:
    yield f"<section>\n<h2>{_text(words.phrase('page-every-row'))}</h2>"
    for outcome in (Outcome.DIFFERS, Outcome.NOT_TRIED, Outcome.HOLDS):
        found = [each for each in report.rows if each.outcome is outcome]
        if not found:
            continue
        label = words.phrase("page-count", outcome=CLASSES[outcome], count=len(found))
        sign = f'<span class="{CLASSES[outcome]}">{SIGNS[outcome]}</span>'
        yield f"<details>\n<summary>{sign} {len(found)} {_text(label)}</summary>"
        yield '<ul class="rows">'
        for each in found:
            yield f"<li><strong>{_text(each.row)}</strong> {_behaviour(each)}{_reasons(each)}</li>"
        yield "</ul>\n</details>"
    yield "</section>"


def _reasons(each: RowResult) -> str:
    whys = dict.fromkeys(finding.why for finding in each.findings if finding.why)
    if each.outcome is Outcome.HOLDS or not whys:
        return ""
    return f'<br><span class="soft">{_text("; ".join(whys))}</span>'


def _behaviour(each: RowResult) -> str:
    """Return what the table says of a row; what stands between backticks is code."""
    parts = each.behaviour.split("`")
    if len(parts) % 2 == 0:
        return _text(each.behaviour)
    return "".join(_coded(parts))


def _coded(parts: Iterable[str]) -> Iterator[str]:
    for number, part in enumerate(parts):
        yield f"<code>{_text(part)}</code>" if number % 2 else _STRESS.sub(_STRESSED, _text(part))


def _pair(term: str, told: str) -> str:
    return f"<dt>{_text(term)}</dt><dd>{_text(told)}</dd>"


def _text(text: str) -> str:
    return html.escape(text, quote=True)
