import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AddressDialog } from '@/components/addresses/address-dialog'
import { seedSession } from '@/lib/browser/session/session-store'
import type { Address } from '@/lib/domain/places/addresses'
import { type ApiMocks, dialogWidth, mockApi, rejection } from '@/tests/support/mock-api'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

async function open(routes: ApiMocks = {}, isTooFar?: (address: Address) => boolean) {
  const api = mockApi({ 'GET /api/addresses': { json: [sampleAddress] }, ...routes })
  const onSelect = vi.fn()
  seedSession(true, 'Mei')
  const selection = { selectedId: null, onSelect, onDeleted: vi.fn(), isTooFar }
  const view = show(<AddressDialog {...selection} onClose={vi.fn()} />)
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
  return { ...view, api, onSelect }
}
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement

async function edit(routes: ApiMocks = {}) {
  const view = await open(routes)
  await view.user.click(screen.getByRole('button', { name: /Add address/ }))
  await view.user.click(await screen.findByRole('button', { name: 'Enter it myself' }))
  return view
}

describe('the address book in selection mode', () => {
  test('is titled Address and 800 wide; clicking a card selects it [ADDR-4] [ADDR-5]', async () => {
    const { user, onSelect } = await open()
    const card = screen.getByRole('radio', { name: /88 Pacific Blvd/ })
    expect(screen.getByRole('dialog', { name: 'Address' })).toBeVisible()
    expect(dialogWidth(card)).toBe('800px')
    const text = screen.getByText('Mei Chen')
    expect(text.closest('label')).toHaveTextContent(
      'Mei Chen1203 - 88 Pacific BlvdVancouver BC V6B 1A1Canada(604) 555-0123',
    )
    await user.click(text)
    expect(onSelect.mock.calls).toEqual([[sampleAddress]])
  })

  test('an address out of reach says so, and neither pointer nor keys select it', async () => {
    const far = { ...sampleAddress, id: 6, street: '1 King St W', city: 'Toronto' }
    const near = { ...sampleAddress, id: 7, street: '2 Main St' }
    const book = { 'GET /api/addresses': { json: [sampleAddress, far, near] } }
    const { user, onSelect } = await open(book, ({ city }) => city === 'Toronto')
    const radio = screen.getByRole('radio', { name: /^Too far for delivery.*1 King St W/ })
    expect(radio).toBeDisabled()
    await user.click(screen.getByText('1203 - 1 King St W'))
    expect(onSelect).not.toHaveBeenCalled()
    screen.getByRole('radio', { name: /88 Pacific Blvd/ }).focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: /2 Main St/ })).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(onSelect.mock.calls).toEqual([[near]])
    expect(screen.getByRole('button', { name: /Edit 1 King St W/ })).toBeEnabled()
  })

  test('a load error is not shown as an empty book [ERR-55]', async () => {
    await open({ 'GET /api/addresses': rejection('network', undefined, 503) })
    expect(await screen.findByText('Unable to load data')).toBeVisible()
    expect(screen.queryByText('You have no saved addresses yet.')).toBeNull()
  })
})

describe('the editor', () => {
  test('is titled Add address and 520 wide [ADDR-6]', async () => {
    await edit()
    expect(dialogWidth(field('Street'))).toBe('520px')
    expect(screen.getByRole('dialog', { name: 'Add address' })).toBeVisible()
  })

  test("shows required errors with the field's own label [VAL-16] [VAL-1]", async () => {
    const { user, api } = await edit()
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    for (const name of ['First name', 'Phone', 'Street', 'City', 'Province or state', 'Postal code'])
      expect(await screen.findByText(`${name} is a required field`)).toBeInTheDocument()
    expect(api.callsOf('POST /api/addresses')).toEqual([])
  })

  test('shows invalid errors; the postal code is upper-cased [VAL-20] [VAL-21] [VAL-22]', async () => {
    const { user } = await edit()
    await user.type(field('Street'), 'Pacific Blvd')
    await user.type(field('Phone'), '604')
    await user.type(field('Postal code'), '98101')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Street must start with the house number')).toBeInTheDocument()
    expect(screen.getByText('Phone is invalid')).toBeInTheDocument()
    expect(screen.getByText('Postal code is invalid')).toBeInTheDocument()
    expect(field('Postal code').closest('[class*="uppercase"]')).not.toBeNull()
    await user.selectOptions(field('Country'), 'US')
    expect(field('ZIP code')).toHaveValue('98101')
  })

  test('saving an address selects it [ADDR-5]', async () => {
    const saved = { ...sampleAddress, id: 9, street: '1 Main St' }
    const { user, api, onSelect } = await edit({ 'POST /api/addresses': { json: [sampleAddress, saved] } })
    const typed = { 'First name': 'Mei', Phone: '604 555 0123', Street: '1 Main St', City: 'Vancouver' }
    for (const [name, text] of Object.entries(typed)) await user.type(field(name), text)
    await user.selectOptions(field('Province or state'), 'BC')
    await user.type(field('Postal code'), 'v6b 1a1')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(onSelect.mock.calls).toEqual([[saved]]))
    expect(api.callsOf('POST /api/addresses')[0]?.body).toMatchObject({ phone: '6045550123', postalCode: 'V6B 1A1' })
  })

  test('nobody knows whether it was saved: it says so, and is not saved again once it is in the book', async () => {
    let book = [sampleAddress]
    const { user, api, onSelect } = await edit({
      'GET /api/addresses': () => ({ json: book }),
      'POST /api/addresses': rejection('change_unknown', undefined, 504),
    })
    const typed = { 'First name': 'Mei', Phone: '6045550123', Street: '1 Main St', City: 'Vancouver' }
    for (const [name, text] of Object.entries(typed)) await user.type(field(name), text)
    await user.selectOptions(field('Province or state'), 'BC')
    await user.type(field('Postal code'), 'V6B1A1')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    expect(
      await screen.findByText('We couldn’t confirm whether this went through. Please check before you try again.'),
    ).toBeInTheDocument()
    expect(field('Street')).toHaveValue('1 Main St')
    const saved = { ...sampleAddress, id: 4, lastName: '', street: '1 Main St', unit: '' }
    book = [sampleAddress, saved]
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(onSelect.mock.calls).toEqual([[saved]]))
    expect(api.callsOf('POST /api/addresses')).toHaveLength(1)
  })

  test('a rejection preserves the input', async () => {
    const { user, onSelect } = await edit({ 'POST /api/addresses': rejection('invalid_address') })
    const typed = { 'First name': 'Mei', Phone: '6045550123', Street: '1 Main St', City: 'Vancouver' }
    for (const [name, text] of Object.entries(typed)) await user.type(field(name), text)
    await user.selectOptions(field('Province or state'), 'BC')
    await user.type(field('Postal code'), 'V6B1A1')
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Invalid Address. Please check it or choose another address.')).toBeInTheDocument()
    expect(field('Street')).toHaveValue('1 Main St')
    expect(onSelect).not.toHaveBeenCalled()
  })
})

describe('the search', () => {
  const PLACE = {
    id: 'p1',
    label: '88 Pacific Blvd',
    street: '88 Pacific Blvd',
    city: 'Vancouver',
    region: 'BC',
    country: 'CA',
    postalCode: 'V6Z 2R6',
    lat: 49.27,
    lon: -123.12,
  }

  test('starts at the sixth character; a selected place is shown as its address, and fills the fields [VAL-23] [ADDR-8]', async () => {
    const { user, api } = await open({
      'GET /api/places': { json: [{ id: 'p1', label: '88 Pacific Blvd, Vancouver' }] },
      'GET /api/places/p1': { json: PLACE },
    })
    await user.click(screen.getByRole('button', { name: /Add address/ }))
    const search = await screen.findByRole('combobox', { name: 'Find an address' })
    expect(screen.queryByLabelText('Street')).toBeNull()
    await user.type(search, '88 Pa')
    await new Promise((resolve) => setTimeout(resolve, 400))
    expect(api.callsOf('GET /api/places')).toEqual([])
    await user.type(search, 'c')
    await user.click(await screen.findByRole('option', { name: '88 Pacific Blvd, Vancouver' }))
    expect(await screen.findByText('Vancouver BC V6Z 2R6')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Enter it myself' }))
    expect(field('Street')).toHaveValue('88 Pacific Blvd')
    expect(api.callsOf('GET /api/places').map((call) => call.query)).toEqual([{ text: '88 Pac' }])
    expect([
      field('City').value,
      field('Province or state').value,
      field('Country').value,
      field('Postal code').value,
    ]).toEqual(['Vancouver', 'BC', 'CA', 'V6Z 2R6'])
  })
})
