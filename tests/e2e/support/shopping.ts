import { expect, type Locator, type Page } from 'playwright/test'
import { LANGUAGES, type Language } from '@/lib/domain/languages/languages'
import { MESSAGES } from './messages'

/** Leaves groups as they are that are chosen already; one piece. */
export async function chooseRequired(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('#quantity') })
  await expect(form).toBeVisible()
  for (const group of await form.locator('fieldset').all()) {
    const select = group.locator('select')
    if ((await select.count()) > 0) await select.selectOption('1')
    else if ((await group.locator('input:checked').count()) === 0 && (await isRequired(group))) {
      await group.locator('label:has(input:enabled)').first().click()
    }
  }
}

async function isRequired(group: ReturnType<Page['locator']>): Promise<boolean> {
  return (await group.locator('input[type=radio]').count()) > 0
}

export const GOOD_CARD = '4242424242424242'

const wordsOf = ({ checkout, payment }: typeof MESSAGES.en) => ({
  payment: checkout.payment_info,
  choose: checkout.choose_payment,
  change: checkout.change_payment_method,
  card: payment.credit_card,
  owner: payment.card_owner,
  number: payment.card_number,
  month: payment.month,
  year: payment.year,
  cvv: payment.cvv,
  postal: payment.postal_code,
  use: payment.use_card,
})

const words = LANGUAGES.map((language) => [language, wordsOf(MESSAGES[language])])
export const CARD_WORDS: Record<Language, ReturnType<typeof wordsOf>> = Object.fromEntries(words)

/** Opens the dialog of a checkout's payment methods, whether one is chosen or not. */
export function methodsButton(page: Page, words = CARD_WORDS.en): Locator {
  const payment = page.getByRole('region', { name: words.payment })
  return payment.getByRole('button', { name: new RegExp(`^(${words.choose}|${words.change})$`) }).first()
}

/** The dialog of the payment methods, with one of them open. */
async function openMethod(page: Page, name: string, words = CARD_WORDS.en): Promise<Locator> {
  await methodsButton(page, words).click()
  const dialog = page.getByRole('dialog')
  const method = dialog.getByRole('button', { name, exact: true })
  if ((await method.getAttribute('aria-expanded')) !== 'true') await method.click()
  return dialog
}

export async function payByCard(page: Page, number: string, words = CARD_WORDS.en, postalCode?: string): Promise<void> {
  const dialog = await openMethod(page, words.card, words)
  await enterCard(dialog, number, words, postalCode)
  await expect(dialog).toBeHidden()
}

/** With a method that needs nothing more than its name. */
export async function payBy(page: Page, method: string): Promise<void> {
  const dialog = await openMethod(page, method)
  await dialog.getByRole('button', { name: 'Use this method' }).click()
}

export async function enterCard(
  form: Page | Locator,
  number: string,
  words = CARD_WORDS.en,
  postalCode = 'V6B 1A1',
): Promise<void> {
  await form.getByLabel(words.owner).fill('Ada Shopper')
  await form.getByLabel(words.number).fill(number)
  await form.getByLabel(words.month, { exact: true }).selectOption('12')
  await form.getByLabel(words.year, { exact: true }).selectOption(`${new Date().getUTCFullYear() + 2}`)
  await form.getByLabel(words.cvv).fill('123')
  await form.getByLabel(words.postal).fill(postalCode)
  await form.getByRole('button', { name: words.use }).click()
}
