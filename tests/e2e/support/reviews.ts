import type { Page } from '@playwright/test'
import { MESSAGES } from './messages'

/** Writes and sends a review on an order's page, with the last key pressed on the keyboard. */
export async function writeReview(page: Page, words = MESSAGES.en.orders): Promise<void> {
  await page.getByRole('button', { name: words.review }).click()
  const dialog = page.getByRole('dialog', { name: words.review })
  await dialog.locator('label:has(input[type=radio])').last().click()
  await dialog.getByLabel(words.review_text).fill('Good broth')
  await dialog.getByRole('button', { name: words.review_send }).press('Enter')
}
