import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

test('a message of the contact page is a mail in the outbox, in a frame without script', async ({ page, faults }) => {
  // the script that starts a page at once in tests does not run in the frame either
  faults.expect(/^console: Blocked script execution in 'about:srcdoc'/)
  await page.goto('/help/contact')
  await expect(page.getByRole('link', { name: 'Email support@plaza.test' })).toBeVisible()
  await page.getByLabel('Name').fill('Mei')
  await page.getByRole('textbox', { name: 'Email' }).fill('mei@mail.example')
  await page.getByLabel('Message').fill('Where is my <b>parcel</b>?')
  await expectAccessible(page, 'the page of contact')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('We’ll reply by email.')).toBeVisible()
  await page.goto(`${process.env.API_URL}/dev/outbox`)
  await page.getByRole('link', { name: 'Message from Mei' }).first().click()
  await expect(page.frameLocator('iframe').getByText('Where is my <b>parcel</b>?')).toBeVisible()
  await page.getByRole('link', { name: 'Plain text' }).click()
  await expect(page.getByRole('main').getByText('Where is my <b>parcel</b>?')).toBeVisible()
  await expectAccessible(page, 'the outbox')
})
