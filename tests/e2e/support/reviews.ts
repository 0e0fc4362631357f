import type { Page } from 'playwright/test'
import type { Language } from '@/lib/domain/languages/languages'
import { MESSAGES } from './messages'

export async function writeReview(page: Page, language: Language = 'en'): Promise<void> {
  const words = MESSAGES[language].orders
  await page.getByRole('button', { name: words.review }).click()
  const dialog = page.getByRole('dialog', { name: words.review })
  await dialog.locator('label:has(input[type=radio])').last().click()
  await dialog.getByLabel(words.review_text).fill('Good broth')
  await dialog.getByRole('button', { name: words.review_send }).press('Enter')
}
