import { counted } from './findings'
import type { CallReport, Fault, FieldReport, Report } from './report'

const STYLES = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 1.5rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .75rem .3rem 0; border-bottom: 1px solid #8884; }
td { overflow-wrap: anywhere; }
.state { white-space: nowrap; font-weight: 600; }
.works { color: light-dark(#14663c, #7ad1a3); }
.in-part, .limited { color: light-dark(#7a4d00, #f0bf66); }
.fails, .absent { color: light-dark(#a3182a, #ff9c9c); }
.not-tried { opacity: .7; }
summary { cursor: pointer; padding: .25rem 0; }`

/** The report as one HTML page without script or other files. */
export function reportPage({ url, at, faults, pages, features, calls }: Report): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(`The API at ${url}`)}</title><style>${STYLES}</style></head><body>
<h1>${escapeHtml(url)}</h1>
<p>Checked on <time>${escapeHtml(at)}</time> as the storefront reads it.</p>
<h2>Faults</h2>
${faults.length > 0 ? table(['', 'what it is', 'what a shopper sees', 'what was compared', 'contract'], faults.map(faultRow)) : '<p>None.</p>'}
<h2>Pages</h2>
${table(
  ['', 'page', 'path', 'missing'],
  pages.map(({ state, page, path, missing }) => [stateCell(state), page, path, missing.join('; ')]),
)}
<h2>Features</h2>
${table(
  ['', 'feature', ''],
  features.map(({ state, name, detail }) => [stateCell(state), name, detail]),
)}
<h2>Calls</h2>
${calls.map(callSection).join('\n')}
</body></html>
`
}

interface Html {
  html: string
}
type Cell = string | Html

function stateCell(state: string): Html {
  return { html: `<span class="state ${state.replace(' ', '-')}">${escapeHtml(state)}</span>` }
}

function faultRow({ name, cases, count, compares, sees, contract }: Fault): Cell[] {
  const more = count > cases.length ? [`and ${count - cases.length} more`] : []
  return [name, [...cases, ...more].join('; '), sees, compares, contract]
}

function callSection(call: CallReport): string {
  const { name, method, path, times, median, slowest, codes, errors, missing, missingAdditions, odd, unread } = call
  const outcomes = [...Object.entries(codes).map(([code, count]) => `RC ${code}: ${count}`), ...Object.keys(errors)]
  const rows = [
    ...odd.map((field) => fieldRow('cannot be read', field)),
    ...missing.map((field) => fieldRow('missing', field)),
    ...missingAdditions.map((field) => fieldRow('missing, optional', field)),
    ...(unread.length > 0 ? [['not read', unread.join(', '), '', '', '']] : []),
  ]
  const isOpen = odd.length > 0 || Object.keys(errors).length > 0
  const title = `${name}: ${counted(times, 'time')}, ${median} ms (slowest ${slowest}); ${outcomes.join(', ')}`
  return `<details${isOpen ? ' open' : ''}><summary>${escapeHtml(title)}</summary><p><code>${escapeHtml(`${method} ${path}`)}</code></p>
${rows.length > 0 ? table(['', 'key', 'meaning', 'how often', 'what a shopper sees'], rows) : '<p>Everything is there.</p>'}</details>`
}

function fieldRow(kind: string, { path, meaning, count, of, reason, consequence }: FieldReport): Cell[] {
  return [kind, path, meaning, `${count} of ${of}${reason ? `: ${reason}` : ''}`, consequence]
}

function table(head: string[], rows: Cell[][]): string {
  const cells = (tag: string, row: Cell[]) =>
    row.map((cell) => `<${tag}>${typeof cell === 'string' ? escapeHtml(cell) : cell.html}</${tag}>`).join('')
  return `<table><thead><tr>${cells('th', head)}</tr></thead><tbody>
${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('\n')}
</tbody></table>`
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
