import type { Page } from 'playwright/test'
import { size } from '@/tests/support/scale'
import { catalogue } from './support/catalogue'
import { OWN_SITES } from './support/own-sites'
import { originOn } from './support/raw'
import { expect, test } from './support/test'

const CITIES = ['vancouver', 'victoria', 'toronto', 'seattle']
const LISTS = [
  '/',
  '/deals',
  '/deals?page=2',
  '/deals/browse',
  '/deals/browse?page=2',
  '/deals/browse?category=1200',
  '/?kind=restaurants',
  '/?q=tea',
]

interface Shown {
  src: string
  /** of a deal, a dish or a service; otherwise of a store */
  isOfThing: boolean
}

/** The pictures in the lists of a page, by their keys. */
async function picturesOf(page: Page, address: string): Promise<Shown[]> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return page.locator('main li img').evaluateAll((images: HTMLImageElement[]) =>
    images.map((image) => ({
      src: decodeURIComponent(image.getAttribute('src') ?? '').replace(/^\/pictures\/\d+\//, ''),
      isOfThing: !!image.closest('article')?.querySelector('a:is([href*="/deals/details/"], [href*="/product/"])'),
    })),
  )
}

async function expectDistinct(page: Page, address: string): Promise<number> {
  const shown = await picturesOf(page, address)
  const things = shown.filter(({ isOfThing }) => isOfThing).map(({ src }) => src)
  expect(
    things.filter((src) => /(^|\/)(paper|logo)\//.test(src)),
    `${address}: stands for a thing`,
  ).toEqual([])
  const pictures = shown.map(({ src }) => src).filter((src) => !/(^|\/)logo\//.test(src))
  expect(
    pictures.filter((src, at) => pictures.indexOf(src) < at),
    `${address}: twice`,
  ).toEqual([])
  return pictures.length
}

for (const city of CITIES)
  test(`no picture is twice in the lists of a page in ${city}, and none is a sign in place of a picture`, async ({
    page,
  }) => {
    for (const path of LISTS) await expectDistinct(page, `${path}${path.includes('?') ? '&' : '?'}lan=en&city=${city}`)
    expect((await picturesOf(page, `/deals?lan=en&city=${city}`)).length).toBeGreaterThan(3)
  })

test('no picture is twice in the menu and the deals of a store, nor on a domain of its own', async ({ page }) => {
  const { restaurants, offers } = catalogue()
  const gids = new Set([...restaurants, ...offers].map(({ store }) => store.gid))
  expect(gids.size).toBeGreaterThan(20)
  let count = 0
  for (const [index, gid] of [...gids].entries())
    if (index % size(1, 4) === 0) count += await expectDistinct(page, `/store/${gid}?lan=en`)
  expect(count).toBeGreaterThan(50)
  for (const { host } of OWN_SITES)
    for (const path of ['/', '/deals']) await expectDistinct(page, `${originOn(host)}${path}?lan=en`)
})
