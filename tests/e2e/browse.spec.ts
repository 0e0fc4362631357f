import type { Page } from 'playwright/test'
import { readApi } from './support/commerce-api'
import { boxes, CITY_PLACES, dealIds, listing } from './support/listing'
import { expect, test } from './support/test'

test.describe('browse', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 })

  test('its title is the keyword, else the deepest category, else all deals [BROW-2] [BROW-3]', async ({ page }) => {
    for (const [query, title] of [
      ['', 'all deals'],
      ['?query=spa', 'result for spa'],
      ['?query=spa&category=1200', 'result for spa'],
      ['?category=1200', 'Beauty and spas'],
      ['?category=9999', 'all deals'],
    ] as const) {
      await page.goto(`/deals/browse${query}`)
      await expect(heading(page)).toHaveText(title)
    }
  })

  test('any query that somebody types is a page [BROW-1]', async ({ page }) => {
    for (const query of [
      'category=5',
      'category=123456',
      'category=1000&category2=7',
      'category=1000&category2=1001&category3=99999',
      'category3=1e300',
      'lat=1e-7&lon=1e-7',
      'lat=-0.0000001&lon=0',
      'sort=1e300&page=1e300&discount=x',
      'query=%00%F0%9F%8D%9C',
    ]) {
      const answer = await page.goto(`/deals/browse?${query}`)
      expect([query, answer?.status()]).toEqual([query, 200])
      await expect(heading(page)).toBeVisible()
    }
  })

  test('6 columns of filters, 18 of results: one large deal, then two side by side [BROW-4] [BROW-7]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/deals/browse')
    const [left] = await boxes(page.getByRole('complementary', { name: 'Filters' }))
    const [right] = await boxes(heading(page).locator('xpath=ancestor::*[contains(@class, "col-span-18")]'))
    expect(left && right).toBeTruthy()
    const whole = (right?.x ?? 0) + (right?.width ?? 0) - (left?.x ?? 0)
    expect(Math.abs((right?.width ?? 0) / whole - 18 / 24)).toBeLessThan(0.02)
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBeCloseTo(whole / 4, -2)
    const [first, second, third] = await boxes(page.getByRole('main').getByRole('article'))
    expect(first?.width).toBeCloseTo(right?.width ?? 0, -1)
    expect(second?.y).toBe(third?.y)
    expect((second?.width ?? 0) * 2).toBeLessThan(first?.width ?? 0)
  })

  test('on a phone the filters and the sort are one row, and all deals are in pairs', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await page.goto('/deals/browse?discount=10&amtSold=50')
    const [filters] = await boxes(page.getByRole('button', { name: 'Filters (2)' }))
    const [sort] = await boxes(page.getByRole('combobox', { name: 'Sort by' }))
    expect(Math.abs((filters?.y ?? 0) - (sort?.y ?? 100))).toBeLessThan(4)
    await page.goto('/deals/browse')
    const articles = page.getByRole('main').getByRole('article')
    // those below the fold come a moment later
    await expect(articles).toHaveCount(20)
    const cards = await boxes(articles)
    for (const [index, card] of cards.entries()) {
      const pair = cards[index % 2 === 0 ? index + 1 : index - 1]
      expect(card.y).toBe(pair?.y)
      expect(card.width).toBeLessThan(180)
    }
  })

  test('the pill clears the query; the tree has counts, the parent link and the reset [BROW-5] [BROW-6]', async ({
    page,
  }) => {
    await page.goto('/deals/browse?query=two&category=1000')
    await page.getByRole('link', { name: 'Clear the search “two”' }).click()
    await expect(page).toHaveURL('/deals/browse?category=1000&city=vancouver')
    const tree = page.getByRole('navigation', { name: 'Categories' })
    const child = tree.getByRole('listitem').getByRole('link').first()
    const count = await child.locator('[aria-hidden]').textContent()
    await child.click()
    await expect(page).toHaveURL(/category=1000&category2=\d+&city=vancouver$/)
    await expect(page.getByRole('status').filter({ hasText: /deals?$/ })).toHaveText(new RegExp(`^${count} deals?$`))
    await tree.getByRole('link', { name: 'Back to Food and drinks' }).click()
    await expect(page).toHaveURL('/deals/browse?category=1000&city=vancouver')
    await tree.getByRole('link', { name: 'all deals', exact: true }).click()
    await expect(page).toHaveURL('/deals/browse?city=vancouver')
  })

  test('the slider goes from 0 to 60 in tens, filters the list, and 0 clears [BROW-10] [BROW-13]', async ({ page }) => {
    await page.goto('/deals/browse')
    const slider = page.getByRole('slider', { name: 'Discount' })
    expect([
      await slider.getAttribute('min'),
      await slider.getAttribute('max'),
      await slider.getAttribute('step'),
    ]).toEqual(['0', '60', '10'])
    await slider.focus()
    await slider.fill('50')
    await slider.dispatchEvent('change')
    await expect(page).toHaveURL('/deals/browse?city=vancouver&discount=50')
    const percents = await page
      .getByRole('article')
      .getByText(/^\d+% off$/)
      .allTextContents()
    expect(percents.length).toBeGreaterThan(0)
    expect(percents.map((text) => Number.parseInt(text, 10)).filter((percent) => percent < 41)).toEqual([])
    await slider.fill('0')
    await slider.dispatchEvent('change')
    await expect(page).toHaveURL('/deals/browse?city=vancouver')
  })

  test('amount sold: a choice filters the list, the same again clears [BROW-11] [BROW-14]', async ({ page }) => {
    await page.goto('/deals/browse')
    for (const sold of [50, 200, 500]) {
      await page.getByRole('link', { name: `More than ${sold}`, exact: true }).click()
      await expect(page).toHaveURL(`/deals/browse?amtSold=${sold}&city=vancouver`)
      const texts = await page.getByRole('article').getByText(/sold$/).allTextContents()
      for (const text of texts) expect(Number(text.replace(/\D/g, '')), text).toBeGreaterThan(sold)
    }
    await page.getByRole('link', { name: 'More than 500', exact: true }).click()
    await expect(page).toHaveURL('/deals/browse?city=vancouver')
    await expect(page.getByRole('link', { name: 'More than 1,000' })).toHaveText('>1000')
  })

  test('sorts by the documented ids, best match first [BROW-8] [BROW-9]', async ({ page }) => {
    await page.goto('/deals/browse?category=1000')
    const menu = page.getByRole('combobox', { name: 'Sort by' })
    await expect(menu).toHaveValue('106')
    for (const [label, id] of [
      ['Distance', 102],
      ['Rating', 103],
      ['Price: low to high', 104],
      ['Price: high to low', 105],
    ] as const) {
      await menu.selectOption({ label })
      await expect(page).toHaveURL(`/deals/browse?category=1000&city=vancouver&sort=${id}`)
      const { list } = await listing(`latlon=${CITY_PLACES.Vancouver}&c_ids=1000&sort_id=${id}&limit=20`)
      await expect(async () =>
        expect(await dealIds(page.getByRole('main'))).toEqual(list.map((deal) => deal.id)),
      ).toPass()
    }
  })

  test('an empty result shows a message and offers to clear filters [BROW-8]', async ({ page }) => {
    await page.goto('/deals/browse?query=zzzzzzzz&category=1000')
    await expect(page.getByText('Nothing matches these filters')).toBeVisible()
    await page.getByRole('link', { name: 'Clear “zzzzzzzz”' }).click()
    await expect(page).toHaveURL('/deals/browse?category=1000&city=vancouver')
    expect((await dealIds(page)).length).toBeGreaterThan(0)
  })

  test('a word with a letter wrong shows what was meant, and stays in the search box', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const { list } = await listing(`latlon=${CITY_PLACES.Vancouver}&keywords=massage`)
    for (const path of ['/deals/browse?query=masage', '/?q=masage&show=deals']) {
      await page.goto(path)
      await expect(page.getByText('Showing results for “massage”')).toBeVisible()
      await expect(page.getByRole('searchbox')).toHaveValue('masage')
      expect((await dealIds(page.getByRole('main')))[0]).toBe(list[0]?.id)
    }
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('a search that finds nothing offers three popular deals', async ({ page }) => {
      for (const path of ['/deals/browse?query=zzzzzzzz', '/?q=zzzzzzzz']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { name: 'Popular right now' })).toBeVisible()
        expect(await dealIds(page.getByRole('main'))).toHaveLength(3)
      }
    })
  })

  test('a search of 100 letters does not widen the page', async ({ page }) => {
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of ['/deals/browse?query=', '/?q=']) {
        await page.goto(`${path}${'w'.repeat(100)}`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    }
  })

  test('pages are links that preserve the filters [BROW-7] [LAND-7]', async ({ page }) => {
    await page.goto('/deals/browse?category=1000&sort=104')
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/category=1000&.*page=2/)
    const { list } = await listing(`latlon=${CITY_PLACES.Vancouver}&c_ids=1000&sort_id=104&page=2&limit=20`)
    await expect(async () => expect(await dealIds(page.getByRole('main'))).toEqual(list.map(({ id }) => id))).toPass()
  })

  test('lat and lon in the URL take precedence over city and settings [BROW-1] [BROW-16]', async ({ page }) => {
    const config = await readApi<{ lat: number; lon: number }>('/api/v7/appconfig')
    for (const [query, latlon] of [
      ['', `${config.lat},${config.lon}`],
      ['&lat=43.6532&lon=-79.3832', CITY_PLACES.Toronto],
    ] as const) {
      await page.goto(`/deals/browse?sort=102${query}`)
      const { list } = await listing(`latlon=${latlon}&sort_id=102&limit=20`)
      expect(await dealIds(page.getByRole('main'))).toEqual(list.map(({ id }) => id))
    }
  })
})
