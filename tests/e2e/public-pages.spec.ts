import { randomUUID } from 'node:crypto'
import { size } from '@/tests/support/scale'
import { boxes, dealIds, listing } from './support/listing'
import { ask, attributes } from './support/raw'
import { openSession } from './support/session'
import { expect, test } from './support/test'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('landing, browse with filters, and a deal are complete [ROUTE-23] [ROUTE-24] [ROUTE-25]', async ({
    page,
    faults,
  }) => {
    faults.expect(/^failed GET \/_next\/static\//)
    await page.goto('/deals')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Deals in Vancouver, up to \d\d% off$/)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    await page.getByRole('navigation', { name: 'Category menu' }).getByRole('link', { name: 'Restaurants' }).click()
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('104')
    await page
      .locator('form', { has: page.getByRole('combobox', { name: 'Sort by' }) })
      .getByRole('button', { name: 'Apply' })
      .click()
    await expect(page).toHaveURL(/category=1000.*sort=104/)
    await page.getByRole('link', { name: 'More than 50', exact: true }).click()
    await expect(page).toHaveURL(/amtSold=50/)
    await page.getByRole('article').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/deals\/details\/\d+$/)
    for (const name of ['What you’ll get', 'Fine print', 'About the store', 'Customer reviews'])
      await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
    await page.getByText('All hours').click()
    await expect(page.getByText('Wednesday', { exact: true })).toBeVisible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('filters are a sheet that shows the result count, buying is a bar at the bottom', async ({ page }) => {
    await page.goto('/deals/browse?category=1000')
    await expect(page.getByRole('slider')).toBeHidden()
    await page.getByRole('button', { name: 'Filters' }).click()
    const sheet = page.getByRole('complementary', { name: 'Filters' })
    await expect(sheet.getByRole('slider')).toBeVisible()
    await sheet.getByRole('link', { name: 'More than 50', exact: true }).click()
    await expect(page).toHaveURL(/amtSold=50/)
    await expect(sheet.getByRole('button', { name: /^Show \d+ results?$/ })).toBeVisible()
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await expect(sheet).toBeHidden()
    const [id] = await dealIds(page.getByRole('main'))
    await page.goto(`/deals/details/${id}`)
    const [button] = await boxes(page.getByRole('button', { name: /^Buy/ }).last())
    const [tabs] = await boxes(page.getByRole('navigation', { name: 'Main' }))
    const room = (tabs?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)
    expect(room).toBeGreaterThanOrEqual(0)
    expect(room).toBeLessThan(20)
  })

  test('nothing is wider than the narrowest phone [ROUTE-5]', async ({ page, faults }) => {
    // twenty pages on a busy machine
    test.setTimeout(150_000)
    faults.expect(/^404 GET \/no-such-page/)
    await page.setViewportSize({ width: 320, height: 640 })
    const { list } = await listing('limit=1')
    for (const lan of ['jp', 'en'].slice(0, size(2, 1)))
      for (const path of [
        '/',
        '/?q=noodle',
        '/deals',
        '/deals/browse',
        `/deals/details/${list[0]?.id}`,
        '/store/1045',
        '/product/300001',
        '/carts',
        '/login',
        '/help',
        '/no-such-page',
      ]) {
        await page.goto(`${path}?lan=${lan}`)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, `${path} in ${lan}`).toBe(320)
      }
  })
})

test('the public pages are the same bytes for a visitor and for a customer [ROUTE-27]', async ({ page, customer }) => {
  await openSession(page, customer)
  const cookies = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  expect(cookies).not.toBe('')
  const { list } = await listing('limit=1')
  for (const path of [
    '/',
    '/deals',
    '/deals/browse?category=1000',
    `/deals/details/${list[0]?.id}`,
    '/login',
    '/help/privacy',
    '/no-such',
  ]) {
    await expect(async () => {
      const [visitor, customer] = [await ask(path), await ask(path, 'localhost', { cookie: cookies })]
      expect(customer.text === visitor.text, path).toBe(true)
      expect(customer.text.includes('Ada'), path).toBe(false)
      expect(customer.headers['set-cookie']).toBeUndefined()
    }).toPass({ timeout: 30_000 })
  }
})

test('a cached page contains nothing of the query it was first requested with, such as the token of a reset link', async () => {
  for (const path of ['/reset', '/login', '/carts', '/store/1033', '/pay/1033', '/deals', '/']) {
    const canary = randomUUID()
    const first = await ask(`${path}?lan=zh-Hant&token=${canary}&ref=${canary}`)
    expect([path, first.status, first.text.includes(canary)]).toEqual([path, 200, false])
    const soft = await ask(`${path}?lan=jp&token=${canary}&_rsc`, 'localhost', { rsc: '1' })
    expect([path, soft.status, soft.text.includes(canary)]).toEqual([path, 200, false])
    await expect(async () => expect((await ask(`${path}?lan=zh-Hant`)).text.includes(canary)).toBe(false)).toPass()
  }
})

test('the login page is public [ROUTE-7]', async ({ page }) => {
  expect((await ask('/login')).status).toBe(200)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('main').getByLabel('Email or phone')).toBeVisible()
})

test('home links to the deals, the categories of the menu and stores of the city [ROUTE-5] [HOME-5]', async ({
  page,
}) => {
  await page.goto('/')
  // beside the deal that leads, and above the others
  const links = page.getByRole('main').getByRole('link', { name: 'All deals' })
  await expect(links).toHaveCount(2)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/deals')
  expect((await dealIds(page.getByRole('main'))).length).toBeGreaterThan(3)
  const { text } = await ask('/')
  const hrefs = attributes(text, /a/, 'href')
  expect(hrefs.filter((href) => href.startsWith('/deals/browse?category='))).toHaveLength(6)
  expect(hrefs.filter((href) => /^\/store\/\d+$/.test(href)).length).toBeGreaterThan(5)
})
