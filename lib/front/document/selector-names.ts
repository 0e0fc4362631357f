/** The classes of a page as `.name`, its attributes as `[name`, in small letters, and its elements as `name`. */
export type NamesOfPage = ReadonlySet<string>

const ESCAPED_AS_HEX = /\\[0-9a-f]/i
/** With one plain selector inside. */
const HAS = /:has\(([^(),]*)\)/g
/** Without the brackets that are part of a class's name. */
const BRACKETS = /(?<!\\)\((?:[^()\\]|\\.)*(?<!\\)\)/g
const ATTRIBUTES = /(?<!\\)(\[[\w-]+)[^\]]*\]/g
const CLASSES = /\.(?:\\.|[\w-])+/g
const ELSE = /::?[\w-]+|#[\w-]+/g

/** The names that a page must have for a selector to apply; none if that is not plain. */
export function namesInSelector(selector: string): string[] {
  if (ESCAPED_AS_HEX.test(selector)) return []
  const open = withHas(selector).replace(BRACKETS, '').replace(BRACKETS, '')
  const attributes = [...open.matchAll(ATTRIBUTES)].map(([, name = '']) => name.toLowerCase())
  const plain = open.replace(ATTRIBUTES, '')
  const classes = plain.match(CLASSES) ?? []
  const elements =
    plain
      .replace(CLASSES, '')
      .replace(ELSE, '')
      .match(/[a-z][\w-]*/gi) ?? []
  return [...attributes, ...classes.map((name) => name.replace(/\\(.)/g, '$1')), ...elements]
}

/** What an element has to have counts as if it stood there; in other brackets, such as those of `:not`, it does not. */
function withHas(selector: string): string {
  return selector.replace(HAS, (has, inside: string, at: number) => {
    const before = selector.slice(0, at)
    return before.split('(').length === before.split(')').length ? ` ${inside}` : has
  })
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }
const decode = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

export function namesInPage(html: string): NamesOfPage {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => decode(list).split(/\s+/))
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const attributes = [...html.matchAll(/\s([a-z][\w-]*)(?=[\s=>/])/gi)].map(([, name = '']) => `[${name.toLowerCase()}`)
  return new Set([...attributes, ...classes.map((name) => `.${name}`), ...elements])
}
