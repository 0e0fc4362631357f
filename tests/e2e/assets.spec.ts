import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { logInAt, readApi, readConfirmLink, register, type Signed, signedCall } from './support/commerce-api'
import { noodleGid } from './support/listing'
import { buyGiftCard } from './support/orders'
import { logIn, openAs, type Shopper } from './support/session'
import { expect, test } from './support/test'

async function cardsOf(who: Signed): Promise<number> {
  const answer = await signedCall<{ cards: unknown[] }>(who, '/api/rest/v7/giftcard?page=1&limit=-1', undefined, 'GET')
  return answer.records.cards.length
}

/** Bookmarks two stores, a dish of the noodle house, and a deal: the first store need not have a menu. */
async function bookmarkThings(shopper: Shopper) {
  const who = await logInAt(shopper)
  const stores = (await readApi<{ gid: number; nm: string }[]>('/api/v7/slst?lan=en&kind=1')).slice(0, 2)
  const menu = await readApi<{ products: { pid: number; nm: string }[] }[]>(
    `/api/v7/cplst2?lan=en&gid=${await noodleGid()}`,
  )
  const [deal] = (await readApi<{ list: { id: number; nm: string }[] }>('/api/v7/glst?lan=en&limit=1&page=1')).list
  const dish = menu[0]?.products[0]
  const add = (ids: (number | undefined)[], type: number) =>
    signedCall(who, '/api/rest/v7/bookmark', { data: { ids, type, action: 'add' } })
  await add(
    stores.map(({ gid }) => gid),
    7,
  )
  await add([dish?.pid], 6)
  await add([deal?.id], 2)
  return { dish, deal }
}

async function openPage(page: Page, shopper: Shopper, path: string, heading: string): Promise<void> {
  await openAs(page, shopper, path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('a gift card is bought, viewed, and permanently transferred [GIFT-2] [ERR-50] [VAL-15]', async ({
  page,
  shopper,
  faults,
}) => {
  faults.expect(/^404 POST \/api\/gift-cards/)
  const friend = `${randomUUID()}@shopper.test`
  const receiver = await register(friend)
  const token = (await readConfirmLink(friend)).split('token=')[1]
  await signedCall(receiver, '/api/rest/v7/confirmemail', { token })
  await buyGiftCard(await logInAt(shopper))
  await openPage(page, shopper, '/account/gift-cards', 'Gift cards')
  const card = page.getByRole('article')
  await expect(card).toHaveCount(1)
  await card.getByRole('button', { name: /^Details/ }).click()
  await expect(page.getByRole('dialog').getByText('Created')).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  await card.getByRole('button', { name: /^Transfer/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Transfer gift card' })
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Recipient’s email or phone is a required field')).toBeVisible()
  await dialog.getByLabel(/^Recipient’s email/).fill('nobody@shopper.test')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Transfer' }).click()
  await expect(dialog.getByText('The gift card could not be transferred')).toBeVisible()
  await expect(
    dialog.getByText(
      'Check the email or phone number. You can only transfer a card you still own, and only to someone else.',
    ),
  ).toBeVisible()
  await dialog.getByLabel(/^Recipient’s email/).fill(friend)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Transfer' }).click()
  await expect(page.getByText('The gift card has been transferred')).toBeVisible()
  await expect(page.getByText('No gift cards yet')).toBeVisible()
  expect(await cardsOf(receiver)).toBe(1)
})

test('bookmarks are listed and removed one by one [BOOK-1] [BOOK-2] [BOOK-3]', async ({ page, shopper }) => {
  const { dish, deal } = await bookmarkThings(shopper)
  await openPage(page, shopper, '/account/bookmarks', 'Bookmarks')
  const stores = page.getByRole('region', { name: 'Stores' })
  await expect(stores.getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('link', { name: dish?.nm })).toHaveAttribute('href', `/product/${dish?.pid}`)
  await expect(page.getByRole('link', { name: deal?.nm })).toHaveAttribute('href', `/deals/details/${deal?.id}`)
  await stores
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(stores.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: `Remove ${deal?.nm}` }).click()
  await expect(page.getByRole('region', { name: 'Deals' })).toHaveCount(0)
  await page.reload()
  await expect(stores.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Deals' })).toHaveCount(0)
  await stores.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/store\/\d+$/)
})

test('a heart on a store and on a deal adds them to the favourites [BOOK-3]', async ({ page, shopper }) => {
  const [store] = await readApi<{ gid: number; nm: string }[]>('/api/v7/slst?lan=en&kind=1')
  const [deal] = (await readApi<{ list: { id: number; nm: string }[] }>('/api/v7/glst?lan=en&limit=1&page=1')).list
  const heart = page.getByRole('button', { name: /^Bookmark / })
  await page.goto(`/store/${store?.gid}`)
  await heart.click()
  await logIn(page, shopper)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto(`/deals/details/${deal?.id}`)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/account/bookmarks')
  await expect(page.getByRole('region', { name: 'Stores' }).getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Deals' }).getByRole('link', { name: deal?.nm })).toBeVisible()
})

test('three gift cards per row at 1440; the sidebar does not link to points, but the URL works [GIFT-1] [POINT-1]', async ({
  page,
  shopper,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const who = await logInAt(shopper)
  for (let n = 0; n < 4; n++) await buyGiftCard(who)
  await openPage(page, shopper, '/account/gift-cards', 'Gift cards')
  await expect(page.getByRole('article')).toHaveCount(4)
  const tops = await page.getByRole('article').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops.filter((top) => top === tops[0])).toHaveLength(3)
  const entry = page.getByRole('link', { name: 'Points' })
  await expect(entry).toHaveAttribute('aria-disabled', 'true')
  await page.goto('/account/points')
  await expect(page.getByText('Redeemed')).toBeVisible()
})

test('axe finds nothing on the pages and dialogs of the assets', async ({ page, shopper }) => {
  await bookmarkThings(shopper)
  await buyGiftCard(await logInAt(shopper))
  await openPage(page, shopper, '/account/bookmarks', 'Bookmarks')
  await expect(page.getByRole('region', { name: 'Deals' })).toBeVisible()
  await expectAccessible(page, 'bookmarks')
  await page.goto('/account/points')
  await expect(page.getByText('Redeemed')).toBeVisible()
  await expectAccessible(page, 'points')
  await page.goto('/account/gift-cards')
  await expect(page.getByRole('article')).toBeVisible()
  await expectAccessible(page, 'gift cards')
  await page.getByRole('button', { name: /^Details/ }).click()
  await expect(page.getByRole('dialog').getByText('Created')).toBeVisible()
  await expectAccessible(page, 'detail')
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: /^Transfer/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click()
  await expectAccessible(page, 'transfer')
})
