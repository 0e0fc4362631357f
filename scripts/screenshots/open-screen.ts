import type { Page } from 'playwright'

/** Selects by structure, not by words, since screenshots are taken in every language. */
async function openDialog(page: Page, opener: string): Promise<void> {
  await page.locator(opener).filter({ visible: true }).first().click()
  await page.locator('dialog[open]').filter({ visible: true }).last().waitFor()
}

export async function openMenu(page: Page): Promise<void> {
  await page.locator('header summary').last().click()
}

export async function openFilters(page: Page): Promise<void> {
  await page.locator('main button[popovertarget]').filter({ visible: true }).first().click()
}

const DISH = '#menu [data-product] >> nth=3'

export async function openDish(page: Page): Promise<void> {
  await openDialog(page, DISH)
  await page.locator('dialog[open] output').waitFor()
}

export async function fillCart(page: Page): Promise<void> {
  await openDish(page)
  await page.locator('dialog[open] button').last().click()
  await page.locator('#cart-bar, .cart-foot').filter({ visible: true }).first().waitFor()
}

/** Opens the drawer of a cart; on a wide screen its column beside the menu is open already. */
export async function openCart(page: Page): Promise<void> {
  await fillCart(page)
  if (await page.locator('#cart-bar').isVisible()) await openDialog(page, '#cart-bar')
}

/** Adds a dish on the page of a store, then opens another store. */
export function withCartTo(path: string): (page: Page) => Promise<void> {
  return async (page) => {
    await fillCart(page)
    const language = new URL(page.url()).searchParams.get('lan') ?? 'en'
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lan=${language}`)
    await page.locator('h1, h2').first().waitFor()
  }
}

/** Chooses one option of each group on the page of a deal, then buys it. */
export async function buyDeal(page: Page): Promise<void> {
  const form = page.locator('form:has(#quantity)')
  for (const group of await form.locator('fieldset').all()) {
    if ((await group.locator('select').count()) > 0) await group.locator('select').selectOption('1')
    else
      await group
        .locator('label:has(input[type=radio]:enabled)')
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined)
  }
  await submitDeal(page)
  await page.waitForURL('**/deals/checkout*')
}

export async function submitDeal(page: Page): Promise<void> {
  await page.locator('form:has(#quantity) button[type=submit]').filter({ visible: true }).click()
}

export async function logInWrongly(page: Page): Promise<void> {
  await page.locator('main input').first().fill('nobody@plaza.test')
  await page.locator('main input[type=password]').fill('wrong-one')
  await page.locator('main button[type=submit]').click()
  await page.locator('main [role=alert]').first().waitFor()
}

/** Opens the map of a new address from the address book. */
export async function openMap(page: Page): Promise<void> {
  await openDialog(page, 'main button:has(svg)')
  await page.locator('dialog[open] form button:has(.lucide-map-pinned)').click()
  await page.locator('[role=application], .maplibregl-canvas').first().waitFor()
}
