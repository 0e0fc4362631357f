import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AddressDialog } from '@/components/addresses/address-dialog'
import { seedSession } from '@/lib/browser/session/session-store'
import { mockApi } from '@/tests/support/mock-api'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const field = (name: string) => screen.getByLabelText(name)
const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull())

/** The editor with a field that was left with a value, and its error. */
async function openWith(name: string, value: string, error: string) {
  const api = mockApi({ 'GET /api/addresses': { json: [sampleAddress] }, 'POST /api/addresses': { json: [] } })
  seedSession(true, 'Mei')
  const view = show(<AddressDialog selectedId={null} onSelect={vi.fn()} onDeleted={vi.fn()} onClose={vi.fn()} />)
  await view.user.click(await screen.findByRole('button', { name: /Add address/ }))
  await view.user.click(await screen.findByRole('button', { name: 'Enter it myself' }))
  fireEvent.focus(field(name))
  fireEvent.change(field(name), { target: { value } })
  fireEvent.blur(field(name))
  expect(await screen.findByText(error)).toBeInTheDocument()
  return { ...view, api }
}

describe('an error of the address editor disappears as soon as the value is valid', () => {
  test.each([
    ['Phone', '604', 'Phone is invalid', '+1 604 555 0123'],
    ['Phone', '(604) 555-0123 ext. 7', 'Enter the number without its extension', '(604) 555-0123'],
    ['Street', 'Pacific Blvd', 'Street must start with the house number', '８８ Pacific Blvd'],
    ['Postal code', '98101', 'Postal code is invalid', 'ｖ６ｂ　１ａ１'],
  ])('%s: %s, then in one event %s', async (name, value, error, valid) => {
    await openWith(name, value, error)
    fireEvent.change(field(name), { target: { value: valid } })
    await isGone(error)
  })

  test.each([
    ['Phone', '138 0013 8000', 'Phone is invalid', 'CN'],
    ['Postal code', '98101 1234', 'Postal code is invalid', 'US'],
    ['Street', '人民路88号', 'Street must start with the house number', 'CN'],
  ])('%s: %s, with the country that it is of', async (name, value, error, country) => {
    await openWith(name, value, error)
    fireEvent.change(field('Country'), { target: { value: country } })
    await isGone(error)
    expect(screen.queryByText('City is a required field')).toBeNull()
  })
})
