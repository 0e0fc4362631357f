import { randomUUID } from 'node:crypto'
import { HOME } from '@/tests/backend/support/shopping'
import { findOffer, isEasyToBuy } from './support/catalogue'
import { readResetLink, register, signedCall } from './support/commerce-api'
import { placeDish } from './support/orders'
import { openAs } from './support/session'
import { chooseRequired, payBy } from './support/shopping'
import { expect, test } from './support/test'

const REST = '/api/rest/v7'
const newShopper = () => ({ email: `${randomUUID()}@shopper.test`, password: 'shopper-one' })

test('a fifth unpaid order says what helps and leads there; nothing that was entered is lost', async ({
  page,
  faults,
}) => {
  const shopper = newShopper()
  const who = await register(shopper.email, shopper.password)
  for (let n = 0; n < 4; n++) await placeDish(who, 'alipay')
  const { deal } = await findOffer((offer) => isEasyToBuy(offer) && offer.store.accept_alipay)
  faults.expect(/^422 POST \/api\/checkout\/order$/)
  await openAs(page, shopper, `/deals/details/${deal.id}`)
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).click()
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
  await page.getByLabel('Comment for the store').fill('Ring twice')
  await payBy(page, 'Alipay')
  await page.getByRole('button', { name: 'Place order' }).click()
  const refusal = page.getByRole('alert').filter({
    hasText:
      'You already have several orders that are neither paid nor accepted. Pay or cancel one, or confirm your email or phone number.',
  })
  await expect(refusal).toBeVisible()
  await expect(page.getByLabel('Comment for the store')).toHaveValue('Ring twice')
  await refusal.getByRole('link', { name: 'Confirm email or phone' }).click()
  await expect(page.getByRole('dialog').getByRole('tab', { name: 'Email', selected: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Comment for the store')).toHaveValue('Ring twice')
})

test('whoever proves an address is asked about what was entered before, and none of it is preselected', async ({
  page,
}) => {
  const shopper = newShopper()
  const other = await register(shopper.email, 'somebody-else', 'Mallory')
  const address = { ...HOME, street: '812 Wharf St', city: 'Victoria', zipcd: 'V8W 1T3', tn: '2505550123' }
  await signedCall(other, `${REST}/customerAddr`, { ...address, is_default: true })
  await page.request.post('/api/account/password/forgotten/email', {
    headers: { origin: process.env.BASE_URL ?? '' },
    data: { email: shopper.email },
  })
  await page.goto(await readResetLink(shopper.email))
  await page.getByLabel('New password').fill(shopper.password)
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password reset success')).toBeVisible()

  const { deal } = await findOffer(isEasyToBuy)
  await openAs(page, shopper, `/deals/details/${deal.id}`)
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).click()
  const question = page.getByRole('alert').filter({ hasText: 'Is this yours?' })
  await expect(question.getByRole('listitem')).toHaveText([
    'Initials: M',
    'Address in Victoria',
    'Phone number ending in 23',
  ])
  await expect(page.getByLabel('First name')).toHaveValue('')
  await expect(page.getByLabel('Phone')).toHaveValue('')
  await expect(page.locator('body')).not.toContainText(/Mallory|Wharf|2505550123/)
  await question.getByRole('button', { name: 'No, remove it' }).click()
  await expect(page.getByText('Removed from your account')).toBeVisible()
  await expect(question).toBeHidden()
  await page.goto('/account/address-book')
  await expect(page.getByRole('heading', { name: 'Address book' })).toBeVisible()
  await expect(page.locator('main')).not.toContainText('Wharf')
})
