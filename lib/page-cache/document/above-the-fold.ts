const TAG = /<(\/?)(\w+)(?!\w)([^<>]*)>/g
const CLASS = /\sclass="([^"]*)"/
const OPEN = /\sopen\b/

/** An element of this class is below the fold of any screen. */
const isBelowFold = (attributes: string) => CLASS.exec(attributes)?.[1]?.split(' ').includes('below-fold') ?? false

/** A sheet that only a press opens, on any screen. */
const isSheet = (attributes: string) => /\sdata-sheet\b/.test(attributes)

/**
 * A document without what is not shown above the fold: the contents of elements below it, sheets, and the contents of
 * closed details, whose summary is shown. The document is well-formed, as React writes it.
 */
export function aboveTheFold(html: string): string {
  let [shown, from] = ['', 0]
  let hidden = { name: '', depth: 0 }
  let isClosed = false
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    if (hidden.depth > 0) {
      if (name === hidden.name) hidden.depth += slash ? -1 : 1
      from = hidden.depth > 0 ? html.length : index
      continue
    }
    if (name === 'details') isClosed = !slash && !OPEN.test(attributes)
    const isSummary = isClosed && slash && name === 'summary'
    if (!isSummary && (slash || !(isBelowFold(attributes) || isSheet(attributes)))) continue
    const end = isSheet(attributes) ? index : index + tag.length
    shown += html.slice(from, end)
    hidden = { name: isSummary ? 'details' : name, depth: 1 }
    from = html.length
    isClosed = false
  }
  return shown + html.slice(from)
}
