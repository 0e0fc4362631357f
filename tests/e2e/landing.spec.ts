import { CITY_PLACES, columns, dealIds, listing, popularIds, topIds } from './support/listing'
import { ask } from './support/raw'
import { openAs } from './support/session'
import { expect, test } from './support/test'

test.describe('landing', () => {
  test('greets with a generic word, and a customer by first name [LAND-1]', async ({ page, customer }) => {
    await openAs(page, customer, '/deals')
    await expect(page.getByRole('main').getByText('Welcome, Ada', { exact: true })).toBeVisible()
    expect(/<p[^>]*>(?:<!--[^>]*-->)?Welcome, guest/.test((await ask('/deals')).text)).toBe(true)
  })

  test('its heading says whose deals they are, and how much the best of them takes off', async ({ page }) => {
    await page.goto('/deals?city=vancouver')
    const percents = await page.locator('main .discount').allTextContents()
    const best = Math.max(...percents.map((text) => Number.parseInt(text, 10)))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Deals in Vancouver, up to ${best}% off`)
  })

  test('no list has a hole at its end', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const path of ['/deals', '/deals?page=2', '/deals/browse', '/deals/browse?category=1200']) {
      await page.goto(path)
      for (const list of await page.locator('main :is(ul:has(article), .tiles)').all()) {
        const { x, width } = (await list.boundingBox()) ?? { x: 0, width: 0 }
        const last = await list.locator('> li').last().boundingBox()
        expect(Math.abs((last?.x ?? 0) + (last?.width ?? 0) - x - width), path).toBeLessThan(2)
      }
    }
  })

  test('three of the best ranked, those that can be used now first, in three columns [LAND-2]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/deals')
    const top = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Top deals' }) })
    expect(await dealIds(top)).toEqual(await topIds(CITY_PLACES.Vancouver))
    const all = await dealIds(page.getByRole('main'))
    expect(new Set(all).size, 'a deal is shown once').toBe(all.length)
    expect(await columns(top.getByRole('listitem'))).toBe(3)
  })

  test('the first deal begins by 340 px on a phone, in four languages', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    for (const path of ['/deals', '/deals/browse'])
      for (const language of ['en', 'zh', 'zh-Hant', 'jp']) {
        await page.goto(`${path}?lan=${language}`)
        const { y } = (await page.getByRole('main').getByRole('article').first().boundingBox()) ?? {}
        expect(y, `${path} ${language}`).toBeLessThanOrEqual(340)
      }
  })

  test('categories, shortcuts and deals open their pages [LAND-3] [LAND-4] [LAND-6]', async ({ page }) => {
    await page.goto('/deals')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Entertainment/ })
      .click()
    await expect(page).toHaveURL('/deals/browse?category=1100')
    await page.goBack()
    const shortcut = page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link').first()
    const text = (await shortcut.textContent()) ?? ''
    await shortcut.click()
    await expect(page).toHaveURL((url) => url.pathname === '/deals/browse' && url.searchParams.get('query') === text)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`result for ${text}`)
    expect((await dealIds(page)).length, `deals for ${text}`).toBeGreaterThan(0)
    await page.goto('/deals')
    const [id] = await dealIds(page.locator('#popular'))
    await page.locator('#popular').getByRole('article').first().click()
    await expect(page).toHaveURL(`/deals/details/${id}`)
  })

  test('popular deals in four columns, paged as by the API [LAND-5] [LAND-7]', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/deals')
    const popular = page.locator('#popular')
    expect(await columns(popular.getByRole('list').first().getByRole('listitem'))).toBe(4)
    const second = await listing(`latlon=${CITY_PLACES.Vancouver}&sort_id=106&page=2&limit=20`)
    const pages = Math.ceil(second.paging.total / second.paging.limit)
    const nav = popular.getByRole('navigation', { name: 'Pages' })
    await expect(nav.getByRole('link', { name: `${pages}`, exact: true })).toHaveAttribute(
      'href',
      `/deals?page=${pages}&city=vancouver#popular`,
    )
    await nav.getByRole('link', { name: '2', exact: true }).click()
    await expect(page).toHaveURL('/deals?page=2&city=vancouver#popular')
    expect(await dealIds(popular)).toEqual(await popularIds(CITY_PLACES.Vancouver, 2))
    await expect(nav.locator('[aria-current=page]')).toHaveText('2')
  })
})
