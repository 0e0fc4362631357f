import type { AtRule, ChildNode, Declaration } from 'postcss'

/** A state that a visitor brings about, or a picture that fails; a button may be sent disabled. */
const STATE =
  /(?<!\\):(?:hover|active|focus(?:-visible|-within)?|-moz-focusring|-moz-ui-invalid)(?![\w-])|\[data-failed\]/
/** Parts that a browser adds to fields of dates, files and numbers, to what is selected, and to what covers a page. */
const INNER_PART = /::(?:-webkit-(?:date|calendar|inner|outer)|file-selector|selection|backdrop)/
const QUERY = /\b(?:print|hover|forced-colors|prefers-reduced-motion)\b/
/** How Tailwind tells browsers that do not know `@property`, a placeholder's half colour, and colours of some screens. */
const SUPPORT = /-webkit-hyphens:\s*none|-apple-pay-button|color:\s*lab\(/

/** Whether a selector is for what no page shows when it is first painted: the stylesheet has it. */
export function isInteractiveState(selector: string): boolean {
  return STATE.test(selector) || INNER_PART.test(selector)
}

/** Paper, and how moves what has been painted. */
const LATE = ['page', 'starting-style', 'keyframes']

/** A browser reads this rule of a page before it shows it. */
const allowsTransition = (node: ChildNode) => node.type === 'atrule' && node.name === 'view-transition'

export function isNonCriticalGroup({ name, params, nodes }: AtRule): boolean {
  if (LATE.includes(name)) return true
  if (name === 'media') return QUERY.test(params) && !nodes?.some(allowsTransition)
  return name === 'supports' && SUPPORT.test(params)
}

/** Names that only older browsers need. */
const OLD_NAME = /^-webkit-(?=mask|text-decoration)/

/**
 * How something changes, scrolls and answers a pointer or a key, how it opts out of forced colours, and what pictures and
 * typefaces need, which load later.
 */
const LATE_PROPERTY =
  /^(?:transition|animation|scroll-|overscroll-|cursor|outline|-webkit-tap-highlight|filter$|font-(?:feature|variation)-settings$|forced-color-adjust$)/

/** Whether a declaration shows in no first paint, or repeats another by a name that browsers have long known. */
export function isNonCriticalDeclaration({ prop, value, parent }: Declaration): boolean {
  const plain = prop.replace(OLD_NAME, '')
  const isTwin = (node: ChildNode) => node.type === 'decl' && node.prop === plain && node.value === value
  return LATE_PROPERTY.test(prop) || (plain !== prop && !!parent?.some(isTwin))
}
