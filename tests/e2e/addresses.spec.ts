import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { plainDishes } from './support/catalogue'
import { openAs, type Shopper } from './support/session'
import { expect, test } from './support/test'

const NOODLE_HOUSE = 1001
/** One plain square, for every tile: the journeys need a map, not the network. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAMAAAAoLQ9TAAAAA1BMVEXo5Npcn7HgAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADklEQVQYlWNgGAUMSAAAARAAAVGhZwQAAAAASUVORK5CYII=',
  'base64',
)
/** On Robson Street, in Vancouver. */
const HERE = { latitude: 49.2818, longitude: -123.1213 }

test.use({ geolocation: HERE, permissions: ['geolocation'], contextOptions: { reducedMotion: 'reduce' } })

test.beforeEach(async ({ page }) => {
  await page.route('**/tile.openstreetmap.org/**', (route) =>
    route.fulfill({ body: TILE, contentType: 'image/png', headers: { 'access-control-allow-origin': '*' } }),
  )
})

async function openBook(page: Page, who: Shopper): Promise<void> {
  await openAs(page, who, '/account/address-book')
  await expect(page.getByRole('heading', { name: 'Address book' })).toBeVisible()
}

/** An address in the book, without the way through the editor. */
async function saveOne(page: Page): Promise<void> {
  const address = { firstName: 'Ada', phone: '6045550199', street: '2188 Main St', city: 'Vancouver', region: 'BC' }
  const status = await page.evaluate(
    async (body) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      return (await fetch('/api/addresses', init)).status
    },
    { ...address, country: 'CA', postalCode: 'V5T 3C5', isDefault: true },
  )
  expect(status).toBe(200)
  await page.reload()
}

async function openMap(page: Page) {
  await page.getByRole('button', { name: 'Find on the map' }).click()
  const drawer = page.getByRole('dialog', { name: 'Map search' })
  await expect(drawer.getByRole('region', { name: 'Map', exact: true })).toBeVisible()
  return drawer
}

test('an address is added with the map, changed, made the default and deleted [ADDR-7] [ADDR-9]', async ({
  page,
  shopper,
}) => {
  await openBook(page, shopper)
  await expect(page.getByText('You have no saved addresses yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add address' }).click()
  const editor = page.getByRole('dialog', { name: 'Add address' })
  const map = await openMap(page)
  await map.getByRole('button', { name: 'Use my current location' }).click()
  const pinned = map.getByRole('status').filter({ hasText: 'Vancouver, BC' })
  await expect(pinned).toContainText(/^\d+ .+, Vancouver, BC V\d[A-Z] \d[A-Z]\d, Canada$/)
  const first = await pinned.textContent()
  await map.locator('canvas').click({ position: { x: 80, y: 60 } })
  await expect(pinned).not.toHaveText(first ?? '')
  await expect(pinned).toBeVisible()
  const [street = '', city = ''] = ((await pinned.textContent()) ?? '').split(', ')
  await map.getByRole('button', { name: 'Confirm this location' }).click()
  await expect(map).toBeHidden()
  await expect(editor.getByRole('status').getByText(street, { exact: true })).toBeVisible()
  await expect(editor.getByText(`${city} BC`)).toBeVisible()
  await editor.getByLabel('Use the name on my account').check()
  await expect(editor.getByLabel('First name')).toHaveValue('Ada')
  await editor.getByLabel('Phone').fill('6045550199')
  await editor.getByRole('button', { name: 'Save address' }).click()
  await expect(editor).toBeHidden()
  const card = page.getByRole('article').filter({ hasText: street })
  const menu = card.locator('summary')
  await menu.click()
  await expect(card.getByRole('checkbox')).toBeChecked()

  await card.getByRole('button', { name: 'Edit' }).click()
  await page.keyboard.press('Escape')
  await expect(editor).toBeHidden()
  await expect(menu).toBeFocused()
  await menu.click()
  await card.getByRole('button', { name: 'Edit' }).click()
  await editor.getByLabel('Unit').fill('1203')
  await editor.getByRole('button', { name: 'Save address' }).click()
  await expect(card).toContainText(`1203 - ${street}`)
  await menu.click()
  const off = page.waitForRequest('**/api/addresses/default')
  await card.getByRole('checkbox').uncheck()
  expect((await off).postDataJSON()).toEqual({ id: expect.any(Number), isDefault: false })
  await expect(card.getByText('Default', { exact: true })).toHaveCount(0)
  await page.reload()
  await menu.click()
  await expect(card.getByRole('checkbox')).not.toBeChecked()
  await card.getByRole('checkbox').check()
  await expect(card.getByText('Default', { exact: true })).toBeVisible()

  await card.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog', { name: 'Delete this address?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Add address' })).toBeFocused()
})

test('the pin moves by arrow keys too; Escape closes one drawer at a time and returns focus', async ({
  page,
  shopper,
}) => {
  await openBook(page, shopper)
  const tile = page.getByRole('button', { name: 'Add address' })
  await tile.click()
  const map = await openMap(page)
  await expect(map.getByText('No location chosen yet')).toBeVisible()
  await map.locator('canvas').focus()
  await page.keyboard.press('ArrowRight')
  await expect(map.getByRole('status').filter({ hasText: 'Vancouver, BC' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(map).toBeHidden()
  await expect(page.getByRole('button', { name: 'Find on the map' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(tile).toBeFocused()
})

test.describe('where no map service answers', () => {
  test.beforeEach(async ({ page }) => {
    await page.route('**/tile.openstreetmap.org/**', (route) => route.abort())
  })

  test('a drawn map takes the pin, by keys and by a press, and is named as what it is', async ({ page, shopper }) => {
    await openBook(page, shopper)
    await page.getByRole('button', { name: 'Add address' }).click()
    await page.getByRole('button', { name: 'Find on the map' }).click()
    const drawer = page.getByRole('dialog', { name: 'Map search' })
    const map = drawer.getByRole('application', { name: 'Map', exact: true })
    await expect(drawer.getByText('Schematic map')).toBeVisible()
    await expect(map.getByText('West Georgia Street').first()).toBeAttached()
    const confirm = drawer.getByRole('button', { name: 'Confirm this location' })
    await expect(confirm).toBeDisabled()
    await expectAccessible(page, 'drawn map')
    await map.focus()
    await page.keyboard.press('ArrowDown')
    const pinned = drawer.getByRole('status').filter({ hasText: 'Vancouver, BC' })
    await expect(pinned).toBeVisible()
    const first = (await pinned.textContent()) ?? ''
    await map.click({ position: { x: 60, y: 160 } })
    await expect(pinned).not.toHaveText(first)
    await drawer.getByRole('button', { name: 'Zoom in' }).click()
    await expect(confirm).toBeEnabled()
    await confirm.click()
    await expect(page.getByRole('dialog', { name: 'Add address' }).getByText(/^Vancouver BC/)).toBeVisible()
  })
})

test.describe('where the browser blocks the location', () => {
  test.use({ permissions: [] })

  test('clicking current location shows a warning [MAP-6] [MAP-7]', async ({ page, shopper }) => {
    await openBook(page, shopper)
    await page.getByRole('button', { name: 'Add address' }).click()
    const map = await openMap(page)
    await expect(map.getByRole('alert')).toHaveCount(0)
    await map.getByRole('button', { name: 'Use my current location' }).click()
    await expect(map.getByRole('alert')).toContainText('Your browser is blocking location for this site.')
  })
})

test('inside the checkout an address is added and selected, another selected, and a deleted one deselected [ADDR-4] [ADDR-5]', async ({
  page,
  shopper,
}) => {
  const [dish] = plainDishes(NOODLE_HOUSE)
  if (!dish) throw new Error('no plain dish')
  const items = [{ pid: dish.pid, qty: Math.ceil(40 / dish.pc), pc: Math.round(dish.pc * 100), options: {} }]
  const cart = { version: 2, kind: 'menu', gid: NOODLE_HOUSE, items, fulfilmentMethods: [1], fulfilmentMethod: 1 }
  await openBook(page, shopper)
  await page.evaluate(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [`plaza:cart:menu:${NOODLE_HOUSE}`, JSON.stringify({ ...cart, coupon: '' })],
  )
  await page.goto(`/checkout?query=${NOODLE_HOUSE}`)
  const delivery = page.getByRole('region', { name: 'Delivery info' })
  const book = page.getByRole('dialog', { name: 'Address', exact: true })
  const add = async (text: string, phone: string) => {
    await book.getByRole('button', { name: 'Add address' }).click()
    const editor = page.getByRole('dialog', { name: 'Add address' })
    await editor.getByRole('combobox', { name: 'Find an address' }).fill(text)
    await page.getByRole('listbox').getByRole('option').first().click()
    await expect(editor.getByText(/^Vancouver BC/)).toBeVisible()
    await editor.getByLabel('First name').fill('Ada')
    await editor.getByLabel('Phone').fill(phone)
    await editor.getByRole('button', { name: 'Save address' }).click()
    await expect(book).toBeHidden()
  }
  await delivery.getByRole('button', { name: 'Choose an address' }).click()
  await add('2188 Main', '6045550101')
  await expect(delivery).toContainText('2188 Main St')
  await delivery.getByRole('button', { name: 'Change address' }).click()
  await add('1500 Main', '6045550102')
  await expect(delivery).toContainText('1500 Main St')
  await delivery.getByRole('button', { name: 'Change address' }).click()
  await expect(book.getByRole('radio', { name: /1500 Main St/ })).toBeChecked()
  await expectAccessible(page, 'the book in selection mode')
  await book.locator('label:has(strong)').filter({ hasText: '2188 Main St' }).click()
  await expect(book).toBeHidden()
  await expect(delivery).toContainText('2188 Main St')
  await delivery.getByRole('button', { name: 'Change address' }).click()
  const menu = book.getByRole('article').filter({ hasText: '2188 Main St' }).locator('summary')
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(book.getByRole('button', { name: 'Delete 2188 Main St' })).toBeHidden()
  await menu.click()
  await book.getByRole('button', { name: 'Delete 2188 Main St' }).click()
  await page.getByRole('dialog', { name: 'Delete this address?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(book.getByRole('radio')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(delivery.getByRole('button', { name: 'Choose an address' })).toBeVisible()
})

test('axe finds nothing in the book, its editor and its map search', async ({ page, shopper }) => {
  await openBook(page, shopper)
  await saveOne(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectAccessible(page, 'book')
  await page.getByRole('button', { name: 'Add address' }).click()
  await page.getByRole('button', { name: 'Save address' }).click()
  await expectAccessible(page, 'editor with errors')
  await openMap(page)
  await expectAccessible(page, 'map search')
})

test('on the narrowest phone nothing scrolls sideways, in any language', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openBook(page, shopper)
  await saveOne(page)
  for (const lan of ['en', 'zh', 'zh-Hant', 'jp']) {
    await page.goto(`/account/address-book?lan=${lan}`)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), lan).toBeLessThanOrEqual(320)
  }
})
