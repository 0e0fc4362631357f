/** Elements of this class are outside any first screen; see `app/frame.css`. */
const BELOW_FOLD = /<(\w+)[^>]*\sclass="(?:[^"]*\s)?below-fold(?:\s[^"]*)?"[^>]*>/
/** With its summary, which is shown. */
const CLOSED = /<(details)(?![^>]*\sopen\b)[^>]*>.*?<\/summary>/s

/** A document without the contents of what no first screen shows; well-formed, as React writes it. */
export function firstScreenOf(html: string): string {
  return [BELOW_FOLD, CLOSED].reduce(withoutContents, html)
}

function withoutContents(html: string, element: RegExp): string {
  let [rest, first] = [html, '']
  for (let found = element.exec(rest); found; found = element.exec(rest)) {
    const [open, name = ''] = found
    const start = found.index + open.length
    first += rest.slice(0, start)
    rest = rest.slice(endOf(rest, name, start))
  }
  return first + rest
}

/** Where an element ends whose contents begin at `start`. */
function endOf(html: string, name: string, start: number): number {
  let depth = 1
  for (const { 0: tag, index } of html.slice(start).matchAll(new RegExp(`</?${name}[\\s>]`, 'g'))) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return start + index
  }
  return html.length
}
