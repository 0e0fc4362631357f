import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { YourData } from '@/components/account/your-data'
import { SmsAvailabilityProvider } from '@/components/auth/sms-availability'
import type { Customer } from '@/lib/domain/account/customer'
import type { Language } from '@/lib/domain/languages/languages'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { sampleCustomer } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

function open(routes: ApiMocks = {}, customer: Partial<Customer> = {}, language: Language = 'en', hasTexts = true) {
  const api = mockApi({ 'GET /api/account': { json: { ...sampleCustomer, ...customer } }, ...routes })
  const screens = (
    <SmsAvailabilityProvider available={hasTexts}>
      <YourData />
    </SmsAvailabilityProvider>
  )
  return { api, ...show(screens, language) }
}

/** jsdom has no `Blob.text`. */
function readText(file: Blob): Promise<string> {
  const reader = new FileReader()
  reader.readAsText(file)
  return new Promise((resolve) => reader.addEventListener('load', () => resolve(`${reader.result}`)))
}

async function openDialog(routes: ApiMocks = {}, customer: Partial<Customer> = {}, hasTexts = true) {
  const { api, user } = open(routes, customer, 'en', hasTexts)
  await user.click(await screen.findByRole('button', { name: 'Delete account' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
  const submit = () => user.click(dialog.getByRole('button', { name: 'Delete account' }))
  return { user, dialog, submit, sent: () => api.callsOf('DELETE /api/account').map(({ body }) => body) }
}

describe('the export', () => {
  test('is saved as a JSON file', async () => {
    const saved: Blob[] = []
    const createObjectURL = (file: Blob) => `blob:${saved.push(file)}`
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: vi.fn() }))
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { user } = open({ 'GET /api/account/export': { json: { profile: { firstName: 'Mei' } } } })
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    await vi.waitFor(() => expect(click).toHaveBeenCalledOnce())
    const texts = await Promise.all(saved.map(readText))
    expect(texts.map((text) => JSON.parse(text))).toEqual([{ profile: { firstName: 'Mei' } }])
  })

  test('shows an error when it fails', async () => {
    const { user } = open({ 'GET /api/account/export': rejection('network', undefined, 503) })
    await user.click(screen.getByRole('button', { name: 'Download my data' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Slow or unstable network')
  })
})

describe('the deletion', () => {
  test('says what is erased and what stays, and needs the credit to be given up', async () => {
    const { dialog, submit, sent } = await openDialog()
    expect(dialog.getByText(/Your name, email, phone, addresses, bookmarks and messages are erased/)).toBeVisible()
    expect(dialog.getByText(/Stores keep your orders and payments/)).toBeVisible()
    await submit()
    expect(await dialog.findByText('Please confirm this to continue')).toBeVisible()
    expect(sent()).toEqual([])
  })

  test('offers a link to set a password where none is set and no code can be sent', async () => {
    const routes = { 'POST /api/account/password/email': { json: null } }
    const { user, dialog } = await openDialog(routes, { hasPassword: false }, false)
    expect(dialog.queryByLabelText('Verification code')).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Send reset email' }))
    expect(await dialog.findByText('Reset email sent')).toBeVisible()
  })

  test.each([
    ['incorrect_password', 'Incorrect password'],
    ['account_in_use', 'You still have an open order or a payment in progress. Please try again when it’s complete.'],
  ] as const)('%s: shows the reason and can be tried again', async (code, text) => {
    const { user, dialog, submit, sent } = await openDialog({ 'DELETE /api/account': rejection(code) })
    await user.click(dialog.getByLabelText('I understand that I’ll lose the balance on my gift cards and points'))
    await user.type(dialog.getByLabelText('Current password'), 'sesame')
    await submit()
    expect(await dialog.findByRole('alert')).toHaveTextContent(text)
    expect(sent()).toEqual([{ givesUpCredit: true, password: 'sesame' }])
  })

  test('too many wrong passwords say how long to wait', async () => {
    const wait = rejection('password_wait', { seconds: 30, minutes: 0 }, 429)
    const { user, dialog, submit } = await openDialog({ 'DELETE /api/account': wait })
    await user.click(dialog.getByLabelText('I understand that I’ll lose the balance on my gift cards and points'))
    await user.type(dialog.getByLabelText('Current password'), 'sesame')
    await submit()
    expect(await dialog.findByRole('alert')).toHaveTextContent('Too many wrong passwords. Try again in 30 seconds.')
  })

  test('asks for a texted code where no password is set', async () => {
    const { dialog } = await openDialog({}, { hasPassword: false })
    expect(dialog.getByLabelText('Verification code')).toBeVisible()
    expect(dialog.queryByLabelText('Current password')).toBeNull()
  })
})
