import { readFileSync } from 'node:fs'
import { expect, test } from 'playwright/test'

/** What each link of the README leads to: a text that is seen, or the label of a field. */
const PROMISED: [link: RegExp, text: string][] = [
  [/^http:\/\/noodle\./, 'Lantern Noodle House'],
  [/^http:\/\/tea\./, 'Half Moon Tea'],
  [/^http:\/\/spa\./, 'Cedar Hour Spa'],
  [/^http:\/\/books\./, 'Ninth Shelf Books'],
  [/\/pay\/1002$/, 'Amount'],
  [/\/dev\/outbox$/, 'Outbox'],
  [/\/docs$/, 'API'],
]
const links = [...readFileSync('README.md', 'utf8').matchAll(/<(http:\/\/[^>]+)>/g)].map(([, link = '']) => link)
const portOf = (url = '') => new URL(url).port

test('each link of the README leads to what it promises', async ({ page }) => {
  expect(links.length).toBeGreaterThanOrEqual(PROMISED.length)
  for (const link of links) {
    const [, text] = PROMISED.find(([pattern]) => pattern.test(link)) ?? []
    if (!text) throw new Error(`nothing is promised of ${link}`)
    await page.goto(
      link.replace(':4000', `:${portOf(process.env.API_URL)}`).replace(':3000', `:${portOf(process.env.BASE_URL)}`),
    )
    const shown = page.getByText(text).or(page.getByLabel(text)).filter({ visible: true })
    await expect(shown.first(), link).toBeVisible()
  }
})
