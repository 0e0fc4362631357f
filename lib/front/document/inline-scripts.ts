const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const DATA = /\btype="application\/(?:ld\+)?json"/

export interface Script {
  /** the whole element */
  element: string
  attributes: string
  text: string
}

/** The script elements of a document, in its order. Next escapes `</script` inside of them. */
export function scriptsOf(html: string): Script[] {
  return [...html.matchAll(SCRIPT)].map(([element, attributes = '', text = '']) => ({ element, attributes, text }))
}

/** Those that a browser would run from the document itself. */
export function inlineScriptsOf(html: string): Script[] {
  return scriptsOf(html).filter(({ attributes }) => !/\bsrc=/.test(attributes) && !DATA.test(attributes))
}
