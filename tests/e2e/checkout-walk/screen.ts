import type { Locator, Page } from 'playwright/test'
import { CARD_WORDS, enterCard, GOOD_CARD, methodsButton } from '@/tests/e2e/support/shopping'

export const TYPES = ['Delivery', 'Pickup', 'Dine in'] as const
export const METHODS = ['Credit card', 'Cash', 'Alipay'] as const
export type FulfilmentName = (typeof TYPES)[number]
export type Method = (typeof METHODS)[number]

/** A part of the screen that is not there now is left alone: `false`. */
type Used = Promise<boolean>

const QUICK = { timeout: 4000 }
const region = (page: Page, name: string) => page.getByRole('region', { name })
const dialog = (page: Page) => page.getByRole('dialog')

/** The button at the foot of the bill, and the amount beside it. */
export const mainButton = (page: Page) => page.locator('p:has(> .money) + button')
export const amountShown = (page: Page) => page.locator('p:has(+ button) > .money')

/** Waits until the checkout can be used. */
export async function whenReady(page: Page): Promise<void> {
  await mainButton(page).waitFor()
  await page.waitForFunction(() => {
    const button = document.querySelector('p:has(> .money) + button')
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'))
  })
}

export async function isAtCheckout(page: Page): Promise<boolean> {
  return /\/checkout\?/.test(page.url()) && (await mainButton(page).count()) > 0 && (await dialog(page).count()) === 0
}

async function type(page: Page, label: string, text: string): Used {
  const field = page.getByLabel(label, { exact: true })
  if ((await field.count()) === 0) return false
  await field.fill(text, QUICK)
  return true
}
export const typeFirstName = (page: Page, text: string) => type(page, 'First name', text)
export const typePhone = (page: Page, text: string) => type(page, 'Phone', text)
export const typeComment = (page: Page, text: string) => type(page, 'Comment for the store', text)
export const typeTable = async (page: Page, text: string): Used => {
  const field = page.getByLabel(/^Table number/)
  if ((await field.count()) === 0) return false
  await field.fill(text, QUICK)
  return true
}

export async function chooseType(page: Page, name: FulfilmentName): Used {
  const radio = region(page, 'Order type').getByRole('radio', { name })
  if ((await radio.count()) === 0) return false
  await radio.locator('xpath=ancestor::label').click(QUICK)
  return true
}

/** Whether the order is of this type, because it was chosen or from the start. */
export async function isOfType(page: Page, name: FulfilmentName): Promise<boolean> {
  const radio = region(page, 'Order type').getByRole('radio', { name, checked: true })
  return (await radio.count()) > 0
}

/** The codes of the fulfilment methods that can be chosen. */
export async function offeredTypes(page: Page): Promise<number[]> {
  const radios = TYPES.map((name) => region(page, 'Order type').getByRole('radio', { name }))
  const counts = await Promise.all(radios.map((radio) => radio.count()))
  return counts.flatMap((count, index) => (count > 0 ? [index + 1] : []))
}

export async function chooseMethod(page: Page, name: Method): Used {
  const open = methodsButton(page)
  if ((await open.count()) === 0) return false
  await openDialog(page, open)
  const method = dialog(page).getByRole('button', { name, exact: true })
  if ((await method.count()) === 0) return closeDialog(page)
  if ((await method.getAttribute('aria-expanded')) !== 'true') await method.click(QUICK)
  if (name === 'Credit card') {
    const other = dialog(page).getByRole('button', { name: 'Use another card' })
    if (await other.isVisible()) await other.click(QUICK)
    await enterCard(dialog(page), GOOD_CARD, CARD_WORDS.en)
  } else await dialog(page).getByRole('button', { name: 'Use this method' }).click(QUICK)
  await dialog(page).waitFor({ state: 'hidden', ...QUICK })
  return true
}

/** Chooses the gift card, or takes it back. */
export async function toggleGiftCard(page: Page): Used {
  const open = region(page, 'Payment info').getByRole('button', { name: /gift card$/ })
  if ((await open.count()) === 0) return false
  await openDialog(page, open)
  const card = dialog(page).getByRole('button', { name: /••••/ })
  await dialog(page)
    .getByText(/••••|You have no gift card/)
    .first()
    .waitFor(QUICK)
  if ((await card.count()) === 0) return closeDialog(page)
  await card.first().click(QUICK)
  return true
}

export async function usePoints(page: Page, presses: number): Used {
  const open = region(page, 'Payment info').getByRole('button', { name: /^(Use|Change) points$/ })
  if ((await open.count()) === 0) return false
  await openDialog(page, open)
  const more = dialog(page).getByRole('button', { name: 'More points' })
  for (let press = 0; press < presses; press++) await more.click(QUICK)
  await dialog(page).getByRole('button', { name: 'Done' }).click(QUICK)
  return true
}

/** Answers the label of the tip that is pressed; null without tips. */
export async function chooseTip(page: Page, index: number): Promise<string | null> {
  const tips = page.getByRole('group', { name: 'Tips' }).getByRole('button')
  const count = await tips.count()
  if (count === 0) return null
  const tip = tips.nth(index % count)
  const label = await tip.textContent(QUICK)
  await tip.click(QUICK)
  return label
}

export const typeCoupon = (page: Page, code: string) => type(page, 'Coupon code', code)

export async function applyCoupon(page: Page, code: string): Used {
  const remove = page.getByRole('button', { name: 'Remove coupon' })
  if (code === '') {
    if ((await remove.count()) === 0) return false
    await remove.click(QUICK)
    return true
  }
  await page.getByLabel('Coupon code').fill(code, QUICK)
  await page.getByRole('button', { name: 'Apply' }).click(QUICK)
  return true
}

/** Answers the time that is chosen, as the screen writes it; null where no times are on offer. */
export async function chooseTime(page: Page, index: number): Promise<string | null> {
  const open = region(page, 'Order type').getByRole('button', { name: 'Choose a time' })
  if ((await open.count()) === 0) return null
  await openDialog(page, open)
  const slots = dialog(page).getByRole('tabpanel').getByRole('button')
  const count = await slots.count()
  if (count === 0) {
    await closeDialog(page)
    return null
  }
  await slots.nth(index % count).click(QUICK)
  await dialog(page).waitFor({ state: 'hidden', ...QUICK })
  return timeShown(page)
}

/** `As soon as possible`, without its minutes, `Tomorrow 2026-11-22 07:30pm`, or that there is none; null for an order without a time. */
export async function timeShown(page: Page): Promise<string | null> {
  const row = region(page, 'Order type').locator('span:has(> span:text-is("When"))')
  if ((await row.count()) === 0) return null
  return ((await row.textContent(QUICK)) ?? '')
    .replace(/^When\s*/, '')
    .replace(/\s+/g, ' ')
    .replace(/ · \d+ to \d+ min$/, '')
    .trim()
}

/** The code of a dialog is loaded when it is first opened. */
async function openDialog(page: Page, opener: Locator): Promise<void> {
  await opener.click(QUICK)
  await dialog(page).getByRole('heading').first().waitFor(QUICK)
}

async function closeDialog(page: Page): Promise<false> {
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'hidden', ...QUICK })
  return false
}

/** The lines that are listed, as `2 Broth`. */
export async function listedLines(page: Page): Promise<string[]> {
  const items = page.getByRole('list', { name: 'Your items' }).getByRole('listitem')
  const texts = await items.allInnerTexts()
  return texts.map((text) => {
    const [name = '', ...rest] = text.split('\n').filter(Boolean)
    const quantity = /(\d+) ×/.exec(rest.join(' '))?.[1]
    return `${quantity} ${name}`
  })
}

/** Minor units of `C$12.34`. */
export function toCents(text: string): number {
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
}
