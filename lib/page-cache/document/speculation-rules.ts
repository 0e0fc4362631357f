import type { IncomingMessage, ServerResponse } from 'node:http'
import { storeBody } from '@/lib/page-cache/cache/stored-body'

export const SPECULATION_PATH = '/_plaza/speculation-rules.json'
/** Browsers that know how fast their line is tell it when they ask for the rules. */
export const SPECULATION_HEADERS: [string, string][] = [
  ['speculation-rules', `"${SPECULATION_PATH}"`],
  ['accept-ch', 'ECT'],
]

const CARDS = 'a[href^="/deals/details/"], a[href^="/store/"]'
/** Links that choose a city or a language are left out: their page would store a choice that nobody has made. */
const LISTS = ':is(a[href="/"], a[href="/deals"], a[href^="/deals/browse"]):not([data-city], [data-lan])'

const FIRST_CARDS = `main li:nth-child(-n + 4) :is(${CARDS})`

/**
 * The pages of a list's first cards are fetched when the browser finds that one of them is likely to be visited. Of a
 * link under the pointer, a card's page is rendered, without its scripts, and a list's is fetched.
 */
const RULES = {
  prerender: [{ where: { selector_matches: CARDS }, eagerness: 'moderate' }],
  prefetch: [
    { where: { selector_matches: FIRST_CARDS }, eagerness: 'eager' },
    { where: { selector_matches: LISTS }, eagerness: 'moderate' },
  ],
}
const HEADERS: [string, string][] = [
  ['content-type', 'application/speculationrules+json'],
  ['cache-control', 'public, max-age=3600'],
  ['vary', 'Save-Data, ECT'],
]
const rules = storeBody(200, HEADERS, JSON.stringify(RULES))
const none = storeBody(200, HEADERS, '{}')

/** Sends no rules to a visitor who saves data, or who is on a slow line. */
export function sendSpeculationRules(request: IncomingMessage, response: ServerResponse): Promise<void> | void {
  const { 'save-data': saveData, ect = '' } = request.headers
  const isThin = saveData === 'on' || /^(slow-)?[23]g$/.test(`${ect}`)
  return (isThin ? none : rules).send(request, response)
}
