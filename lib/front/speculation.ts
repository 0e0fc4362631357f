import type { IncomingMessage, ServerResponse } from 'node:http'
import { storeBody } from './stored-body'

/** Where browsers find what they may load before a link is followed. */
export const SPECULATION_PATH = '/_plaza/speculation-rules.json'
export const SPECULATION_HEADER: [string, string] = ['speculation-rules', `"${SPECULATION_PATH}"`]

const CARDS = 'a[href^="/deals/details/"], a[href^="/store/"]'
/** Links that choose a city or a language are left out: their page would store a choice that nobody has made. */
const LISTS = ':is(a[href="/"], a[href="/deals"], a[href^="/deals/browse"]):not([data-city], [data-lan])'

/** A link under the pointer: a card's page is rendered, without its scripts, and a list's is fetched. */
const RULES = {
  prerender: [{ where: { selector_matches: CARDS }, eagerness: 'moderate' }],
  prefetch: [{ where: { selector_matches: LISTS }, eagerness: 'moderate' }],
}
const HEADERS: [string, string][] = [
  ['content-type', 'application/speculationrules+json'],
  ['cache-control', 'public, max-age=3600'],
  ['vary', 'Save-Data'],
]
const rules = storeBody(200, HEADERS, JSON.stringify(RULES))
const none = storeBody(200, HEADERS, '{}')

/** Nothing for a visitor who saves data. */
export function sendSpeculationRules(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
  return (request.headers['save-data'] === 'on' ? none : rules).send(request, response)
}
