import { expect, type Locator, type Page } from 'playwright/test'
import { MESSAGES } from './messages'

interface TypedAddress {
  firstName: string
  phone: string
  street: string
  city: string
  /** code or name */
  region: string
  postalCode: string
}

export async function saveAddress(page: Page, address: TypedAddress, words = MESSAGES.en.address): Promise<Locator> {
  const editor = page.getByRole('dialog', { name: words.add_address })
  await expect(editor).toBeVisible()
  // an error of one of the fields has opened them
  if (!(await editor.getByLabel(words.street, { exact: true }).isVisible()))
    await editor.getByRole('button', { name: words.type_it }).click()
  await editor.getByRole('textbox', { name: words.first_name, exact: true }).fill(address.firstName)
  await editor.getByLabel(words.phone).fill(address.phone)
  await editor.getByLabel(words.street, { exact: true }).fill(address.street)
  await editor.getByLabel(words.city).fill(address.city)
  await editor.getByLabel(words.region).selectOption(address.region)
  await editor.getByLabel(words.postal_code).fill(address.postalCode)
  await editor.getByRole('button', { name: words.save }).click()
  return editor
}
