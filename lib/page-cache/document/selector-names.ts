/**
 * The classes of a page as `.name`, its attributes as `[name`, in small letters, its languages as `[lang=zh`, and its
 * elements as `name`.
 */
export type NamesOfPage = ReadonlySet<string>

const ESCAPED_AS_HEX = /\\[0-9a-f]/i
/** The innermost one, without the brackets that are part of a class's name. */
const FUNCTION = /(?<!\\):([\w-]+)\(((?:[^()\\]|\\.)*)\)/
const LIST = /(?<!\\),/
const LANGUAGE = /(?<!\\):lang\(([\w-]+)\)/g
const ATTRIBUTES = /(?<!\\)(\[(?:lang=)?[\w-]+)(?![\w-])[^\][]*\]/g
const CLASSES = /\.(?:\\.|[\w-])+/g
const ELSE = /::?[\w-]+|#[\w-]+/g

/** The names that a page must have for a selector to apply; none if that is not plain. */
export function namesInSelector(selector: string): string[] {
  if (ESCAPED_AS_HEX.test(selector)) return []
  const open = withoutFunctions(selector.replace(LANGUAGE, '[lang=$1]'))
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

/**
 * Replaces functions by what they require of the element, unless they give several choices; what other brackets hold,
 * such as those of `:not`, is removed.
 */
function withoutFunctions(selector: string): string {
  let rest = selector
  for (let found = FUNCTION.exec(rest); found; found = FUNCTION.exec(rest)) {
    const [call, name = '', inside = ''] = found
    const isRequired = ['has', 'is', 'where'].includes(name) && !LIST.test(inside)
    rest = rest.replace(call, () => (isRequired ? ` ${inside}` : ''))
  }
  return rest
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" }
const decode = (text: string) => text.replace(/&(?:amp|gt|lt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)

/** The attribute selectors that `:lang()` stands for: `[lang=zh` and `[lang=zh-hant` for `zh-hant`. */
function ranges(language: string): string[] {
  const parts = language.split('-')
  return parts.map((_, last) => `[lang=${parts.slice(0, last + 1).join('-')}`)
}

export function namesInPage(html: string): NamesOfPage {
  const classes = [...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, list = '']) => decode(list).split(/\s+/))
  const elements = [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, name = '']) => name)
  const attributes = [...html.matchAll(/\s([a-z][\w-]*)(?=[\s=>/])/gi)].map(([, name = '']) => `[${name.toLowerCase()}`)
  const languages = [...html.matchAll(/\slang="([\w-]+)/gi)].flatMap(([, name = '']) => ranges(name.toLowerCase()))
  return new Set([...attributes, ...languages, ...classes.map((name) => `.${name}`), ...elements])
}
