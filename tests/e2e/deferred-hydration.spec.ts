import { formatMoney } from '@/lib/domain/money/money'
import { findOffer, findTill, isRich, plainDishes } from '@/tests/e2e/support/catalogue'
import { ask, NOODLE } from '@/tests/e2e/support/raw'
import { openSession } from '@/tests/e2e/support/session'
import { blockTypefaces, shiftsOf } from '@/tests/e2e/support/shifts'
import { expect, test } from '@/tests/e2e/support/test'

const TEA_HOUSE = 1024
/** The form starts with the first; the price tells which one counts. */
const isSecondExtra = ([first, second]: { pc: number; sq: number }[]) =>
  !!first && !!second && first.sq > 0 && second.sq > 0 && second.pc > first.pc
const PAGES = [
  '/',
  '/deals',
  '/deals/browse?category=1000',
  `/store/${TEA_HOUSE}`,
  '/carts',
  '/login',
  '/reset',
  '/pay/1001',
]

test('each public page is sent complete, with its critical CSS and without its RSC payload, and allows its own scripts alone', async () => {
  const { deal } = await findOffer(isRich)
  const paths = [...PAGES, `/deals/details/${deal.id}`, '/no-such-page', '/deals?page=2', '/?q=tea', '/pay?url=x']
  const own = ['/', '/deals', '/login'].map((path) => [path, NOODLE] as const)
  for (const [path, host] of [...paths.map((path) => [path, 'localhost'] as const), ...own]) {
    const { text, headers } = await ask(path, host)
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toMatch(/script-src 'self' ('sha256-[\w+/=]{44}' ?)+$/)
    expect(text, path).toContain('id="deferred-scripts"')
    expect(text, path).toContain('<header id="header"')
    expect(text, path).not.toContain('__next_f')
    // what React sends after the page is put in its place by a script, and moves the rest
    expect(text.slice(text.indexOf('<main'), text.indexOf('</main>')), path).not.toContain('<template id="B:')
    expect(text.indexOf('<style>'), path).toBeGreaterThan(0)
    expect(text.indexOf('<style>'), path).toBeLessThan(text.indexOf('<body'))
    expect(text.indexOf('rel="stylesheet"'), path).toBeGreaterThan(text.indexOf('</main>'))
  }
})

test('the scripts of every page ask the browser to compile them while they load', async ({ request }) => {
  const chunksOf = async (path: string) => {
    const [, deferred = '{}'] = /id="deferred-scripts"[^>]*>([^<]+)</.exec(await (await request.get(path)).text()) ?? []
    return JSON.parse(deferred).chunks as string[]
  }
  const [login, deals] = [await chunksOf('/login'), await chunksOf('/deals')]
  const scripts = await Promise.all(
    login.filter((src) => deals.includes(src)).map(async (src) => (await request.get(src)).text()),
  )
  const marked = scripts.filter((script) => script.startsWith('//# allFunctionsCalledOnLoad\n'))
  expect(marked.join('').length).toBeGreaterThan(400_000)
})

test.describe('before hydration', () => {
  test.use({ startsAtOnce: false })

  test('a click on a bookmark is replayed after it', async ({ page }) => {
    await page.goto(`/store/${TEA_HOUSE}`, { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Bookmark Half Moon Tea' }).click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
  })

  test('each click on the plus of a dish adds one after it', async ({ page }) => {
    const [dish] = plainDishes(TEA_HOUSE)
    await page.goto(`/store/${TEA_HOUSE}`, { waitUntil: 'commit' })
    const plus = page.getByRole('button', { name: `Add ${dish?.nm}`, exact: true })
    await plus.click()
    await plus.click()
    await expect(page.locator('.quick-add', { has: plus })).toContainText('2')
  })

  test('an option and a quantity of a deal are counted after it', async ({ page }) => {
    const { deal } = await findOffer(
      ({ deal }) => deal.limit > 1 && deal.limit < 7 && deal.opts[0]?.min === 1 && isSecondExtra(deal.opts[0].opts),
    )
    const [group] = deal.opts
    const choice = group?.opts[1]
    if (!group || !choice) throw new Error('no second choice')
    const option = page.locator(`#option-${group.id}`).getByLabel(choice.nm)
    await page.goto(`/deals/details/${deal.id}`, { waitUntil: 'commit' })
    await option.check()
    await page.locator('#quantity label', { hasText: '2' }).click()
    const total = formatMoney({ amount: Math.round(2 * (deal.spc + choice.pc) * 100), currency: deal.currency }, 'en')
    await expect(page.getByRole('button', { name: /^buy/i })).toContainText(total)
    await expect(option).toBeChecked()
  })

  test('a digit that is clicked when React listens and has not hydrated its button yet is typed once', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const listen = document.addEventListener
      const soon = new MessageChannel()
      soon.port1.onmessage = () =>
        [...document.querySelectorAll('button')].find((one) => one.textContent === '7')?.click()
      document.addEventListener = (...listener: Parameters<typeof listen>) => {
        listen.apply(document, listener)
        if (listener[0] !== 'click') return
        document.addEventListener = listen
        soon.port2.postMessage('React listens')
      }
    })
    await page.goto(`/pay/${findTill()}`)
    await expect(page.getByLabel('Amount')).toHaveText('C$7')
    await page.getByRole('button', { name: '5', exact: true }).click()
    await expect(page.getByLabel('Amount')).toHaveText('C$75')
  })

  test('what is typed into the login stays, and a click on its button logs in', async ({ page, shopper }) => {
    await page.goto('/login', { waitUntil: 'commit' })
    await page.getByLabel('Email or phone').fill(shopper.email)
    await page.getByLabel('Password', { exact: true }).fill(shopper.password)
    await page.locator('main form').getByRole('button', { name: 'Log in', exact: true }).click()
    await expect(page).toHaveURL('/')
  })

  test('the keypad is there, and digits that are clicked meanwhile are typed in their order', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/_plaza\/rsc\//, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/pay/${findTill()}`, { waitUntil: 'commit' })
    await expect(page.getByLabel('Amount')).toHaveText('C$0.00')
    for (const digit of ['1', '2', '.', '5'])
      await page.getByRole('button', { name: digit === '.' ? 'Decimal point' : digit, exact: true }).click()
    release()
    await expect(page.getByLabel('Amount')).toHaveText('C$12.5')
  })

  test('nothing moves while the keypad, a store or a deal starts', async ({ page, faults }) => {
    await blockTypefaces(page, faults)
    const { deal } = await findOffer(isRich)
    await page.setViewportSize({ width: 375, height: 812 })
    for (const path of [`/pay/${findTill()}`, `/store/${TEA_HOUSE}`, `/deals/details/${deal.id}`]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await shiftsOf(page), path).toEqual([])
    }
  })

  test('a sheet opens', async ({ page, faults }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    faults.expect(/_plaza.rsc/)
    await page.route(/\/_plaza\/rsc\//, (route) => route.abort())
    await page.goto('/deals/browse')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(page.getByRole('complementary', { name: 'Filters' })).toBeVisible()
  })

  test('a page whose RSC payload did not come tries again', async ({ page, faults }) => {
    faults.expect(/_plaza.rsc/)
    let failed = 0
    await page.route(/\/_plaza\/rsc\//, (route) => (failed++ === 0 ? route.abort() : route.continue()))
    await page.goto(`/store/${TEA_HOUSE}`)
    await page.getByRole('button', { name: 'Bookmark Half Moon Tea' }).click()
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
    expect(failed).toBe(2)
  })

  for (const [path, button] of [
    [`/store/${TEA_HOUSE}`, 'Bookmark Half Moon Tea'],
    ['/account/address-book', 'Add address'],
  ] as const)
    test(`scripts of ${path} that did not come are asked for again`, async ({ page, shopper, faults }) => {
      faults.expect(/_next\/static\/chunks/)
      const failed = new Set<string>()
      await page.route(/\/_next\/static\/chunks\/[^?]+\.js/, (route) => {
        const url = route.request().url()
        if (failed.has(url)) return route.continue()
        failed.add(url)
        return route.abort('connectionreset')
      })
      if (path.startsWith('/account')) await openSession(page, shopper)
      await page.goto(path)
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(failed.size).toBeGreaterThan(3)
    })

  test('a click on a page of a customer is replayed too', async ({ page, shopper }) => {
    await openSession(page, shopper)
    await page.goto('/account/address-book', { waitUntil: 'commit' })
    await page.getByRole('button', { name: 'Add address' }).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('a page starts by itself once it is loaded', async ({ page }) => {
    const first = page.waitForRequest(/\/_plaza\/rsc\//)
    await page.goto(`/store/${TEA_HOUSE}`)
    await first
    await page.getByRole('link', { name: 'Roasted oolong milk tea', exact: true }).scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.getByRole('link', { name: 'Roasted oolong milk tea', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Roasted oolong milk tea' })).toBeVisible()
  })
})

test('a page whose RSC payload is gone hydrates with that of the page as it is now', async ({ page }) => {
  await page.route(/\/_plaza\/rsc\//, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/rsc\/[\w-]{22}/, `rsc/${'x'.repeat(22)}`)
    await route.continue({ url })
  })
  await page.goto(`/store/${TEA_HOUSE}`)
  await page.getByRole('button', { name: 'Bookmark Half Moon Tea' }).click()
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible()
})
