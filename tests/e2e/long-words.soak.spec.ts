import { findOffer, isRich, plainDishes } from './support/catalogue'
import { noodleGid } from './support/listing'
import { expect, test } from './support/test'

/** In the browser: the texts that would widen the page if they were one word of 100 letters. */
function textsThatWiden(): string[] {
  const root = document.documentElement
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  return texts.flatMap((text) => {
    const parent = text.parentElement
    const was = text.data
    const isFixed =
      !parent ||
      parent.closest(
        'script, style, button, label, .money, .price, .rating, [aria-hidden], .whitespace-nowrap, .sr-only',
      )
    if (isFixed || !/\p{L}{3}/u.test(was) || parent.getClientRects().length === 0) return []
    text.data = 'W'.repeat(100)
    const isWide = root.scrollWidth > innerWidth
    text.data = was
    return isWide ? [`${was.trim().slice(0, 40)} in ${parent.outerHTML.slice(0, 120)}`] : []
  })
}

for (const width of [320, 375, 1440])
  test(`a word of 100 letters widens no page at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { deal } = await findOffer(isRich)
    const gid = await noodleGid()
    const [dish] = plainDishes(gid)
    const paths = ['/', '/?q=noodle', '/deals', '/deals/browse', `/deals/details/${deal.id}`, `/store/${gid}`]
    for (const path of [...paths, `/product/${dish?.pid}`, `/pay/${gid}`, '/help', '/help/terms']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(textsThatWiden), path).toEqual([])
    }
  })
