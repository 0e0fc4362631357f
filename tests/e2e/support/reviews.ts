import type { Page } from '@playwright/test'

/** Writes and sends a review on an order's page, with the last key pressed on the keyboard. */
export async function writeReview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write a review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Write a review' })
  await dialog.locator('label', { hasText: '5 stars' }).click()
  await dialog.getByLabel('What was it like?').fill('Good broth')
  await dialog.getByRole('button', { name: 'Send review' }).press('Enter')
}
