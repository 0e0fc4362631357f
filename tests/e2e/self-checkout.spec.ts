import { expectAccessible } from './support/axe'
import { findTill } from './support/catalogue'
import { ask } from './support/raw'
import { logIn } from './support/session'
import { GOOD_CARD, payByCard } from './support/shopping'
import { expect, test } from './support/test'

test('a visitor enters an amount at the till, logs in, pays it, and is not asked to pay twice [SELF-5] [SELF-15] [ROUTE-20]', async ({
  page,
  shopper,
}) => {
  const gid = findTill()
  await page.goto(`/pay/${gid}`)
  for (const name of ['1', '2', 'Decimal point', '5', '0'])
    await page.getByRole('button', { name, exact: true }).click()
  await expect(page.getByLabel('Amount')).toHaveText('C$12.50')
  await page.getByRole('button', { name: 'Add a comment' }).click()
  await page.getByLabel('Comment for the store').fill('Table 5')
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await logIn(page, shopper)

  await expect(page).toHaveURL(new RegExp(`/checkout\\?query=${gid}&shipping=freeShipping$`))
  await expect(page.getByLabel('Comment for the store')).toHaveValue('Table 5')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
  await payByCard(page, GOOD_CARD)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByRole('dialog', { name: 'Order placed' })).toBeVisible()

  await page.goto(`/pay/${gid}`)
  const paid = page.getByRole('dialog', { name: 'Paid' })
  await expect(paid.getByText('There’s nothing left to pay.')).toBeVisible()
  await paid.getByRole('button', { name: 'Go to order' }).click()
  await expect(page).toHaveURL(/\/account\/orders\/detail\//)
  await expect(page.getByText('Completed').first()).toBeVisible()
  await expect(page.getByText('C$12.50').first()).toBeVisible()
  await expect(page.getByText('Table 5')).toBeVisible()
})

test('a scanned code opens the keypad of its store; an unknown one the error dialog [SELF-14]', async ({ page }) => {
  const gid = findTill()
  await page.goto(`/pay?url=${encodeURIComponent(`https://codes.example/pay/${gid}?from=table`)}`)
  await expect(page).toHaveURL(new RegExp(`/pay/${gid}$`))
  await expect(page.getByRole('button', { name: 'Contact the store' }).or(page.getByLabel('Amount'))).toBeVisible()
  await page.goto('/pay?code=nothing')
  const unknown = page.getByRole('dialog', { name: 'Unknown code' })
  await expect(unknown.locator('[data-tone=error]')).toBeVisible()
  await unknown.getByRole('button', { name: 'Back to home' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('a pay link of a missing store is not found, and pay pages are not indexed', async () => {
  expect((await ask('/pay/999999')).status).toBe(404)
  const { status, text } = await ask(`/pay/${findTill()}/amt/5`)
  expect(status).toBe(200)
  expect(text).toContain('<meta name="robots" content="noindex, follow"/>')
})

test('axe finds nothing on the pad, and it fits [SELF-1]', async ({ page }) => {
  const gid = findTill()
  for (const path of [`/pay/${gid}?lan=jp`, `/pay/${gid}/amt/9999.99/ro/1?lan=en`, `/pay/${gid}?lan=en`]) {
    await page.goto(path)
    await expect(page.locator('output')).toBeVisible()
    await expectAccessible(page, path)
  }
  await expect(page.getByText('Powered by')).toBeVisible()
})
