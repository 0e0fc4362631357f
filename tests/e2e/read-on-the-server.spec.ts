import { type KnownShopper, knowShopper } from './support/known-shopper'
import { ask } from './support/raw'
import { expect, test } from './support/test'

let ada: KnownShopper
test.beforeAll(async () => {
  ada = await knowShopper()
})

/** What a browser without script shows between header and footer: what script elements carry is left out. */
async function htmlOf(path: string, cookie: string): Promise<string> {
  const { text } = await ask(path, 'localhost', { cookie })
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? []
  return main.replace(/<script[\s\S]*?<\/script>/g, '')
}

/** Each page of a customer, with words that only its data brings. */
const pages = ({ orderId, name, card }: KnownShopper): [path: string, words: string[]][] => [
  ['/account', [name, orderId]],
  ['/account/orders', [orderId]],
  [`/account/orders/detail/${orderId}`, [orderId]],
  ['/account/gift-cards', [card.slice(-4), 'Balance']],
  ['/account/address-book', [name, 'V6B 1A1']],
  ['/account/points', ['Points history', 'Redeemed']],
  ['/account/bookmarks', ['Nothing bookmarked yet']],
]

test('a customer finds their order, gift card, address and points in the HTML, and no spinner', async () => {
  for (const [path, words] of pages(ada)) {
    const html = await htmlOf(path, ada.cookie)
    for (const word of words) expect([path, word, html.includes(word)]).toEqual([path, word, true])
    expect([path, html.includes('role="status"')]).toEqual([path, false])
  }
})

test("a visitor's HTML contains none of it", async () => {
  for (const [path] of pages(ada)) {
    const { text } = await ask(path)
    for (const word of [...ada.canaries, ada.name])
      if (!path.includes(word)) expect([path, word, text.includes(word)]).toEqual([path, word, false])
    expect([path, text.includes('GET /api/')]).toEqual([path, false])
  }
})
