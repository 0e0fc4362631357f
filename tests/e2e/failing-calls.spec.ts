import { CUSTOMER_CALLS, type FailingCall, PUBLIC_CALLS } from '@/tests/support/failing-calls'
import { failingShop } from './support/failing-shop'
import { test } from './support/test'

// one of each kind, but a late answer; failing-calls.soak.spec.ts has them all
test.describe.configure({ mode: 'default', timeout: 60_000 })

const shop = failingShop()
const rowOf = (rows: readonly FailingCall[], call: string, path: string): FailingCall => {
  const found = rows.find((row) => row.call === call && row.path.startsWith(path))
  if (!found) throw new Error(`no ${call} on ${path}`)
  return found
}

test('a public page shows what it has, whichever call fails', async ({ page }) => {
  for (const [call, path, how] of [
    ['gdtl', '/deals/details', { fault: 'HTTP 500' }],
    ['sfc', '/deals', { fault: 'an empty body' }],
    ['cplst2', '/store', { missing: 'products.nm' }],
    ['slst', '/?', { fault: 'a page of HTML' }],
  ] as const)
    await shop.expectFailure(page, rowOf(PUBLIC_CALLS, call, path), how, true)
})

test('a page of a customer shows what it has, whichever call fails', async ({ page }) => {
  await shop.logIn(page)
  for (const [call, path, how] of [
    // first, since a menu that was read is used again
    ['cplst2', '/carts', { missing: 'products.pid' }],
    ['ctotal', '/checkout', { fault: 'HTTP 500' }],
    ['customerinfo', '/checkout', { fault: 'HTTP 404' }],
    ['ordlst', '/account', { fault: 'broken JSON' }],
  ] as const)
    await shop.expectFailure(page, rowOf(CUSTOMER_CALLS, call, path), how, false)
})
