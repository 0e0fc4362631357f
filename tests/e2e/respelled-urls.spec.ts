import { HOSTILE_PATHS } from '@/tests/support/hostile-paths'
import { findTill } from './support/catalogue'
import { ask, NOODLE } from './support/raw'
import { expect, test } from './support/test'

for (const host of ['localhost', NOODLE])
  test(`on ${host} a URL of another spelling moves once, with its query`, async () => {
    for (const [path, moved] of [
      ['/carts/?lan=jp', '/carts?lan=jp'],
      ['//help//refunds/?utm_source=mail', '/help/refunds?utm_source=mail'],
      ['/%68elp?lan=zh', '/help?lan=zh'],
      ['/reset/?token=a%2Fb', '/reset?token=a%2Fb'],
      ['/checkout/?query=1001', '/checkout?query=1001'],
      ['/account/orders/?page=2', '/account/orders?page=2'],
    ] as const) {
      const { status, headers } = await ask(path, host)
      expect([path, status, headers.location]).toEqual([path, 308, moved])
    }
    expect((await ask('/carts?lan=jp', host)).text).toContain('<html lang="ja"')
  })

test('a search, a reset link and a till’s link keep what they were given', async ({ page }) => {
  await page.goto('/deals//browse/?query=sushi&lan=en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^result for sushi$/i)
  await page.goto('/reset/?token=no-such-token&lan=jp')
  await expect(page).toHaveURL('/reset?token=no-such-token&lan=jp')
  await page.goto(`/%70ay/${findTill()}/amt/12.50/?lan=jp`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.locator('output')).toHaveText('C$12.50')
})

test('a call that is sent to another spelling is sent again with its method and body', async ({ page, faults }) => {
  faults.expect(/^422 POST \/api\/session/)
  await page.goto('/help')
  const answer = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ mode: 'account', email: 'nobody@mail.example', password: 'wrong' })
    const response = await fetch('/%61pi/session?a=1', { method: 'POST', headers, body })
    const { pathname, search } = new URL(response.url)
    return [pathname + search, (await response.json()).code]
  })
  expect(answer).toEqual(['/api/session?a=1', 'incorrect_username_password'])
})

test('none of the hostile paths leaves the site', async () => {
  for (const path of HOSTILE_PATHS.filter((one) => !/[\t\u00ad]/.test(one))) {
    const { headers } = await ask(path)
    expect(new URL(headers.location ?? '/', 'https://shop.example').host, path).toBe('shop.example')
  }
})
