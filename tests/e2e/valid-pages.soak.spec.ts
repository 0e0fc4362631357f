import { HtmlValidate } from 'html-validate'
import { findOffer, isRich, plainDishes } from './support/catalogue'
import { type KnownShopper, knowShopper } from './support/known-shopper'
import { noodleGid } from './support/listing'
import { ask, NOODLE } from './support/raw'
import { expect, test } from './support/test'

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // a combobox has a list of its own
    'prefer-native-element': 'off',
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

let known: KnownShopper
/** Each on the shared site, or on a store's own domain. */
let pages: { path: string; host?: string }[]
test.beforeAll(async () => {
  known = await knowShopper()
  const { deal } = await findOffer(isRich)
  const gid = await noodleGid()
  const [dish] = await plainDishes(gid)
  const shared = [
    '/',
    '/deals',
    '/deals/browse',
    '/deals/browse?category=1000',
    '/deals/browse?query=zzzzzz',
    `/deals/details/${deal.id}`,
    `/store/${gid}`,
    `/product/${dish?.pid}`,
    `/pay/${gid}`,
    '/help',
    '/help/privacy',
    '/login',
    '/no-such-page',
    '/account',
    '/account/orders',
    `/account/orders/detail/${known.orderId}`,
    '/account/assets',
    '/account/address-book',
    `/paynow?orderId=${known.orderId}&gid=${known.gid}`,
  ]
  const own = ['/', '/deals', '/help']
  pages = [...shared.map((path) => ({ path })), ...own.map((path) => ({ path, host: NOODLE }))]
})

async function read({ path, host }: (typeof pages)[number]): Promise<string> {
  const { text } = await ask(path, host, { cookie: known.cookie, 'sec-fetch-dest': 'document' })
  return text
}

/** The fields that search engines document for what they show of a page. */
const DOCUMENTED: Record<string, readonly string[]> = {
  Product: ['name', 'image', 'offers.price', 'offers.priceCurrency', 'offers.availability', 'offers.url'],
  Restaurant: [
    'name',
    'address.streetAddress',
    'address.addressCountry',
    'url',
    'telephone',
    'openingHoursSpecification',
  ],
  BreadcrumbList: ['itemListElement.0.position', 'itemListElement.0.name', 'itemListElement.0.item'],
  ItemList: ['itemListElement.0.position', 'itemListElement.0.url'],
  WebSite: ['name', 'url'],
  Organization: ['name', 'url', 'logo'],
}

const dataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, json]) =>
    JSON.parse(json ?? ''),
  )

test('structured data has the documented fields', async () => {
  const met = new Set<string>()
  for (const page of pages)
    for (const data of dataOf(await read(page))) {
      met.add(data['@type'])
      for (const field of DOCUMENTED[data['@type']] ?? [`no fields for ${data['@type']}`])
        expect(data, `${data['@type']} on ${page.path}`).toHaveProperty(field, expect.anything())
    }
  expect([...met].sort()).toEqual(Object.keys(DOCUMENTED).sort())
})

test('every kind of page is valid HTML', async () => {
  const faults: string[] = []
  for (const page of pages) {
    const { results } = await validator.validateString(await read(page))
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      faults.push(`${page.host ?? ''}${page.path}: ${ruleId}: ${message} at ${selector}`)
  }
  expect(faults).toEqual([])
})
