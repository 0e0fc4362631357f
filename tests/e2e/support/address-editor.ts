import type { Locator, Page } from '@playwright/test'

interface TypedAddress {
  firstName: string
  phone: string
  street: string
  city: string
  /** its code or its name */
  region: string
  postalCode: string
}

/** Fills the editor that is open, saves, and returns it. */
export async function saveAddress(page: Page, address: TypedAddress): Promise<Locator> {
  const editor = page.getByRole('dialog', { name: 'Add address' })
  await editor.getByLabel('First name').fill(address.firstName)
  await editor.getByLabel('Phone').fill(address.phone)
  await editor.getByLabel('Street', { exact: true }).fill(address.street)
  await editor.getByLabel('City').fill(address.city)
  await editor.getByLabel('Province or state').selectOption(address.region)
  await editor.getByLabel('Postal code').fill(address.postalCode)
  await editor.getByRole('button', { name: 'Save address' }).click()
  return editor
}
