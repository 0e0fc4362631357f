/** Ends a line where it begins or ends. */
const BLOCKS = 'br p div li ul ol tr table h1 h2 h3 h4 h5 h6 hr section article blockquote dl dt dd'.split(' ')
const INLINE = 'a b i u s em strong small span font img sub sup mark del ins big center code pre abbr tt td th'.split(
  ' ',
)
const PARTS = 'thead tbody tfoot caption figure figcaption header footer main nav'.split(' ')
const ELEMENTS: ReadonlySet<string> = new Set([...BLOCKS, ...INLINE, ...PARTS])
const TAG = /<\/?([a-z][a-z0-9]{0,10})(?:\s[^<>]*)?\/?>/gi
const ENTITY = /&(?:(amp|lt|gt|quot|apos|nbsp)|#(\d{1,6})|#x([\da-f]{1,5}));/gi
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' }

/**
 * The text that a reader of HTML would see: without the tags of known elements, of which some end a line, and with
 * entities as their characters. Anything else between angle brackets stays, as `<3` or `<new>`.
 */
export function stripMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  const bare = text.replace(TAG, (tag, name: string) => {
    const element = name.toLowerCase()
    if (!ELEMENTS.has(element)) return tag
    return BLOCKS.includes(element) ? '\n' : ''
  })
  const lines = bare === text ? text : trimLines(bare)
  return lines.replace(
    ENTITY,
    (entity, name: string | undefined, decimal: string | undefined, hex: string | undefined) => {
      if (name) return NAMED[name.toLowerCase()] ?? entity
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : entity
    },
  )
}

/** Without the lines that are only there because the tags were. */
function trimLines(text: string): string {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).join('\n')
}
