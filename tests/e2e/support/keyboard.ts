import { expect, type Locator, type Page } from 'playwright/test'
import { CARD_WORDS, GOOD_CARD, methodsButton } from './shopping'

const CARD = CARD_WORDS.en

interface Way {
  /** stops after which the target counts as out of reach */
  most?: number
  backwards?: boolean
}

/** Returns the number of stops. */
export async function tabTo(target: Locator, { most = 60, backwards = false }: Way = {}): Promise<number> {
  const { keyboard } = target.page()
  for (let stops = 1; stops <= most; stops++) {
    await keyboard.press(backwards ? 'Shift+Tab' : 'Tab')
    if (await hasFocus(target)) return stops
  }
  throw new Error(`${target} is not within ${most} stops`)
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluateAll((elements) => elements.some((element) => element === document.activeElement))
}

export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter', way?: Way): Promise<number> {
  const stops = await tabTo(target, way)
  await target.page().keyboard.press(key)
  return stops
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.type(text)
}

export async function chooseByKeys(page: Page): Promise<void> {
  const form = page.locator('form').filter({ has: page.locator('#quantity') })
  for (const group of await form.locator('fieldset').all()) {
    if ((await group.locator('select').count()) > 0) await type(group.locator('select'), '1')
    else if ((await group.locator('input[type=radio]').count()) > 0 && (await group.locator(':checked').count()) === 0)
      await press(group.locator('input:enabled').first(), 'Space')
  }
}

export async function typeCardByKeys(form: Page | Locator): Promise<void> {
  const month = form.getByLabel(CARD.month, { exact: true })
  await expect(month).toBeVisible()
  for (const [field, text] of [
    [form.getByLabel(CARD.owner), 'Ada Shopper'],
    [form.getByLabel(CARD.number), GOOD_CARD],
    [month, '12'],
    [form.getByLabel(CARD.year, { exact: true }), `${new Date().getUTCFullYear() + 2}`],
    [form.getByLabel(CARD.cvv), '123'],
    [form.getByLabel(CARD.postal), 'V6B 1A1'],
  ] as const)
    await type(field, text)
  await press(form.getByRole('button', { name: CARD.use }))
}

export async function payByKeys(page: Page): Promise<void> {
  await type(page.getByLabel('First name'), 'Ada')
  await type(page.getByLabel('Phone'), '6045550199')
  await press(methodsButton(page))
  const dialog = page.getByRole('dialog')
  const method = dialog.getByRole('button', { name: CARD.card, exact: true })
  await expect(method).toBeVisible()
  if ((await method.getAttribute('aria-expanded')) !== 'true') await press(method)
  await typeCardByKeys(dialog)
  await expect(dialog).toBeHidden()
  await expect(page.locator('body')).not.toBeFocused()
  await press(page.getByRole('button', { name: 'Place order' }))
  await expect(dialog).toContainText('your order has been created')
  await press(dialog.getByRole('button', { name: 'Go to order' }))
  await expect(page).toHaveURL(/\/account\/orders\/detail\/[a-z0-9]+$/)
}
