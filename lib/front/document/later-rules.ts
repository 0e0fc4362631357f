import type { AtRule } from 'postcss'

/** A state that only a visitor brings about; a button may be sent disabled. */
const STATE = /(?<!\\):(?:hover|active|focus(?:-visible|-within)?)(?![\w-])/
const QUERY = /\b(?:print|hover|forced-colors)\b/
/** How Tailwind tells browsers that do not know `@property`. */
const WITHOUT_PROPERTIES = /-webkit-hyphens:\s*none/

/** Whether a selector is for what no page shows when it is first painted: the stylesheet has it. */
export function isOfLaterState(selector: string): boolean {
  return STATE.test(selector)
}

/** The same for a group of rules. */
export function isOfLaterGroup({ name, params }: AtRule): boolean {
  if (name === 'media') return QUERY.test(params)
  return name === 'supports' && WITHOUT_PROPERTIES.test(params)
}
