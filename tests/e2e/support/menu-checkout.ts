import { expect, type Page } from 'playwright/test'
import type { Language } from '@/lib/domain/languages/languages'
import { MESSAGES } from './messages'
import { openSession, type Shopper } from './session'
import { cartEntry } from './stored-cart'

export async function checkOut(
  page: Page,
  who: Shopper,
  gid: number,
  lines: { pid: number; pc: number; qty: number }[],
  language: Language = 'en',
): Promise<void> {
  await openSession(page, who)
  const items = lines.map(({ pid, pc, qty }) => ({ pid, qty, pc: Math.round(pc * 100) }))
  await page.addInitScript(
    ([key, text]) => {
      if (!sessionStorage.getItem('cart stored')) localStorage.setItem(key, text)
      sessionStorage.setItem('cart stored', 'yes')
    },
    cartEntry(gid, items),
  )
  await page.goto(`/checkout?query=${gid}${language === 'en' ? '' : `&lan=${language}`}`)
  await expect(page.getByRole('heading', { name: MESSAGES[language].checkout.delivery_option })).toBeVisible()
}

export async function chooseFulfilmentMethod(
  page: Page,
  name: string | RegExp,
  words = MESSAGES.en.checkout,
): Promise<void> {
  const type = page.getByRole('region', { name: words.order_type }).getByRole('radio', { name })
  await type.locator('xpath=ancestor::label').click()
  await expect(type).toBeChecked()
}

export async function fillContact(page: Page, words = MESSAGES.en.checkout): Promise<void> {
  await page.getByLabel(words.first_name).fill('Ada')
  await page.getByLabel(words.phone).fill('6045550199')
}

/** The first time of the last day on offer, which a store has at any hour; answers its start as the screen writes it. */
export async function chooseTime(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Choose a time' }).first().click()
  const times = page.getByRole('dialog', { name: 'Choose a time' })
  await times.getByRole('tab').last().click()
  const slot = times.getByRole('tabpanel').getByRole('button').first()
  const start = ((await slot.textContent()) ?? '').split(' – ')[0] ?? ''
  await slot.click()
  return start
}

/** What was asked for until the store has taken the order, then when it is ready, which may be what was asked for. */
export async function expectTime(page: Page, asked: string | null): Promise<void> {
  const time = asked ?? '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d[ap]m'
  await expect(page.getByRole('region', { name: 'Order', exact: true })).toHaveText(
    new RegExp(`Requested time\\s*${asked ? `.*${asked}` : 'As soon as possible'}|Scheduled time\\s*.*${time}`),
  )
}

export async function placeAndOpen(page: Page, language: Language = 'en'): Promise<void> {
  const words = MESSAGES[language].checkout
  await page.getByRole('button', { name: words.place_order }).click()
  await page.getByRole('dialog').getByRole('button', { name: words.go_to_order }).click()
  const query = language === 'en' ? '' : `\\?lan=${language}`
  await expect(page).toHaveURL(new RegExp(`/account/orders/detail/[\\w.]+${query}$`))
}
