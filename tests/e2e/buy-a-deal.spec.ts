import { findOffer, isEasyToBuy, isVoucher } from './support/catalogue'
import { logIn } from './support/session'
import { CARD_WORDS, chooseRequired, GOOD_CARD, payByCard } from './support/shopping'
import { expect, test } from './support/test'

test('a shopper searches, filters, pays by card and sees the order become processing [DEAL-27] [ORD-29] [CHK-22]', async ({
  page,
  shopper,
}) => {
  const { deal } = await findOffer(isEasyToBuy, 'sushi')
  await page.goto('/deals')
  await page.getByRole('searchbox').fill('sushi')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/deals\/browse\?.*query=sushi/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^result for sushi$/i)
  // a selection before hydration has no effect, so it is repeated
  await expect(async () => {
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Price: low to high' })
    await expect(page).toHaveURL(/sort=104/, { timeout: 2000 })
  }).toPass()
  await page.goto(`/deals/details/${deal.id}`)
  await expect(page.getByRole('heading', { level: 1, name: deal.name })).toBeVisible()
  await chooseRequired(page)
  await page.getByRole('button', { name: /^buy/i }).click()
  await logIn(page, shopper)
  await expect(page).toHaveURL(`/deals/checkout?query=${deal.group_id}`)

  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Phone').fill('6045550199')
  await payByCard(page, GOOD_CARD)
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  const done = page.getByRole('dialog')
  await expect(done).toContainText(/Thank you for your business, your order has been created: #[a-z0-9]+/)
  await done.getByRole('button', { name: 'Go to order' }).click()

  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
  const steps = page.getByRole('list', { name: 'Progress' })
  await expect(steps.locator('[aria-current=step]')).toContainText('Pending')
  await expect(page.getByText(deal.name)).toBeVisible()
  await expect(steps.locator('[aria-current=step]')).toContainText('Processing', { timeout: 30_000 })
})

test('the same in Japanese, of a voucher, with its validity from the deal to the order', async ({ page, shopper }) => {
  const { deal } = await findOffer(isVoucher)
  await page.goto('/deals?lan=jp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.goto(`/deals/details/${deal.id}`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.getByText('ご購入から180日間有効')).toBeVisible()
  await chooseRequired(page)
  await page.getByRole('button', { name: /^購入/ }).click()
  await logIn(page, shopper, { login: 'ログイン', email: 'メールアドレスまたは電話番号', password: 'パスワード' })
  await expect(page).toHaveURL(/\/deals\/checkout/)
  const validity = page.getByText(/^有効期限 \d{4}-\d\d-\d\d$/)
  const text = (await validity.textContent()) ?? ''
  await page.getByLabel('名', { exact: true }).fill('花子')
  await page.getByLabel('電話番号').fill('6045550199')
  await payByCard(page, GOOD_CARD, CARD_WORDS.jp)
  await page.getByRole('button', { name: '注文を確定する' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '注文を見る' }).click()
  const steps = page.getByRole('list', { name: '進行状況' })
  await expect(validity).toHaveText(text)
  await expect(steps.locator('[aria-current=step]')).toContainText('受付')
  await expect(steps.locator('[aria-current=step]')).toContainText('準備', { timeout: 30_000 })
})

test('clicking Buy without a required choice highlights it and does not navigate [DEAL-24] [DEAL-25]', async ({
  page,
}) => {
  const { deal } = await findOffer((offer) => isEasyToBuy(offer) && offer.deal.limit > 1)
  await page.goto(`/deals/details/${deal.id}`)
  await page.getByRole('button', { name: /^buy/i }).click()
  await expect(page.getByText('please select the items below', { exact: false }).first()).toBeVisible()
  await expect(page).toHaveURL(/\/deals\/details\//)
  await expect(page.getByRole('dialog')).toBeHidden()
})
