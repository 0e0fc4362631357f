import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AddressBook } from '@/components/addresses/address-book'
import { AddressDialog } from '@/components/addresses/address-dialog'
import { visitorPlace } from '@/lib/browser/places/visitor-place'
import { dismissForcedLogout, seedSession, setCustomer } from '@/lib/browser/session/session-store'
import { addressesKey } from '@/lib/routes/query-keys'
import { type ApiAnswer, type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { show } from '@/tests/support/show'

const OFFICE = { ...sampleAddress, id: 6, street: '1 Main St', unit: '', isDefault: false }
const AT = { lat: 49.28123, lon: -123.10056 }
const BOOK = [sampleAddress, OFFICE]

beforeEach(() => {
  seedSession(true, 'Mei')
  setCustomer('Mei')
})
afterEach(() => vi.unstubAllGlobals())

async function open(routes: ApiMocks = {}) {
  const api = mockApi({ 'GET /api/addresses': { json: BOOK }, ...routes })
  const view = show(<AddressBook />)
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull())
  return { ...view, api }
}
const cards = () => screen.getAllByRole('article')
const card = (index: number) => within(cards()[index] as HTMLElement)
const button = (name: string) => screen.getByRole('button', { name })

describe('the address book', () => {
  test('is titled Address book and has an add tile [ADDR-1]', async () => {
    const { user } = await open()
    expect(screen.getByRole('heading', { level: 1, name: 'Address book' })).toBeVisible()
    await user.click(button('Add address'))
    expect(await screen.findByRole('dialog', { name: 'Add address' })).toBeVisible()
  })

  test('a card has name, lines and phone, and behind a button the default box, edit and delete [ADDR-2]', async () => {
    const { user } = await open()
    expect(cards()).toHaveLength(2)
    for (const text of ['Mei Chen', '1203 - 88 Pacific Blvd', 'Vancouver BC V6B 1A1', 'Canada', '(604) 555-0123'])
      expect(card(0).getByText(text)).toBeVisible()
    expect(card(0).getByRole('checkbox', { name: 'Set as default 88 Pacific Blvd' })).toBeChecked()
    expect(card(1).getByRole('checkbox', { name: 'Set as default 1 Main St' })).not.toBeChecked()
    const actions = ['Edit 1 Main St', 'Delete 1 Main St'].map((name) => card(1).getByRole('button', { name }))
    for (const action of actions) expect(action).not.toBeVisible()
    await user.click(card(1).getByText('Actions for 1 Main St'))
    for (const action of actions) expect(action).toBeVisible()
    expect(card(0).getByRole('button', { name: 'Edit 88 Pacific Blvd' })).not.toBeVisible()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('the default box sends the id and the inverted flag, and shows the response [ADDR-3]', async () => {
    const moved = [
      { ...OFFICE, isDefault: true },
      { ...sampleAddress, isDefault: false },
    ]
    const { user, api } = await open({ 'POST /api/addresses/default': { json: moved } })
    await user.click(card(1).getByRole('checkbox'))
    await waitFor(() => expect(card(0).getByText('1 Main St', { selector: 'address *' })).toBeVisible())
    expect(card(0).getByRole('checkbox')).toBeChecked()
    await user.click(card(0).getByRole('checkbox'))
    expect(api.callsOf('POST /api/addresses/default').map((call) => call.body)).toEqual([
      { id: 6, isDefault: true },
      { id: 6, isDefault: false },
    ])
    expect(api.callsOf('GET /api/addresses')).toHaveLength(1)
  })

  test('a failed default change shows an error, and the box reverts', async () => {
    const { user } = await open({
      'GET /api/addresses': { json: [sampleAddress, { ...OFFICE, ...AT }] },
      'POST /api/addresses/default': rejection('not_found', undefined, 404),
    })
    await user.click(card(1).getByRole('checkbox'))
    expect(await screen.findByText('Record not found. It may no longer be available.')).toBeVisible()
    expect(card(1).getByRole('checkbox')).not.toBeChecked()
    expect(visitorPlace.read()).toBeNull()
  })

  test('the place of the address that becomes the default is remembered, that of the former one is not', async () => {
    const placed = { ...OFFICE, ...AT }
    const moved = [
      { ...placed, isDefault: true },
      { ...sampleAddress, isDefault: false },
    ]
    const { user } = await open({
      'GET /api/addresses': { json: [sampleAddress, placed] },
      'POST /api/addresses/default': { json: moved },
    })
    await user.click(card(1).getByRole('checkbox'))
    await waitFor(() => expect(visitorPlace.read()).toEqual({ lat: 49.281, lon: -123.101 }))
    visitorPlace.write(null)
    await user.click(card(0).getByRole('checkbox'))
    await waitFor(() => expect(card(0).getByRole('checkbox')).toBeEnabled())
    expect(visitorPlace.read()).toBeNull()
  })

  test('the editor of a saved address has the same title, and its fields [ADDR-12] [ADDR-11]', async () => {
    const changed = { ...OFFICE, street: '2 Main St' }
    const { user, api } = await open({ 'POST /api/addresses': { json: [sampleAddress, changed] } })
    await user.click(button('Edit 1 Main St'))
    const editor = within(await screen.findByRole('dialog', { name: 'Add address' }))
    const street = editor.getByLabelText('Street')
    expect(street).toHaveValue('1 Main St')
    await user.clear(street)
    await user.type(street, '2 Main St')
    await user.click(editor.getByRole('button', { name: 'Save address' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('POST /api/addresses')[0]?.body).toMatchObject({ id: 6, street: '2 Main St', lat: null })
    expect(card(1).getByText('2 Main St', { selector: 'address *' })).toBeVisible()
  })

  test('the editor closes when the list changes elsewhere [ADDR-11]', async () => {
    const { user, client } = await open()
    await user.click(button('Add address'))
    await screen.findByRole('dialog', { name: 'Add address' })
    act(() => void client.setQueryData(addressesKey, { ok: true, value: [OFFICE] }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('checking the account name box fills first and last name [ADDR-12]', async () => {
    const { user } = await open({
      'GET /api/addresses/account-name': { json: { firstName: 'Robin', lastName: 'Hayashi' } },
    })
    await user.click(button('Add address'))
    const box = await screen.findByRole('checkbox', { name: 'Use the name on my account' })
    expect(box).not.toBeChecked()
    expect(screen.getByLabelText('First name')).toHaveValue('')
    await user.click(box)
    await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Robin'))
    expect(screen.getByLabelText('Last name')).toHaveValue('Hayashi')
  })

  test('deleting an address requires confirmation, and focus moves to the tile [ADDR-12]', async () => {
    const { user, api } = await open({ 'DELETE /api/addresses': { json: [sampleAddress] } })
    await user.click(button('Delete 1 Main St'))
    const question = within(await screen.findByRole('dialog', { name: 'Delete this address?' }))
    expect(question.getByText('1 Main St')).toBeVisible()
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf('DELETE /api/addresses')).toEqual([])
    await user.click(button('Delete 1 Main St'))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(cards()).toHaveLength(1))
    expect(api.callsOf('DELETE /api/addresses').map((call) => call.body)).toEqual([{ id: 6 }])
    await waitFor(() => expect(button('Add address')).toHaveFocus())
  })

  test('shows that it is empty; a load error is shown as such, with a retry [ERR-55]', async () => {
    let answer: ApiAnswer<'GET /api/addresses'> = rejection('network', undefined, 503)
    const { user } = await open({ 'GET /api/addresses': () => answer })
    expect(screen.getByText('Unable to load data')).toBeVisible()
    expect(screen.queryByText('You have no saved addresses yet.')).toBeNull()
    answer = { json: [] }
    await user.click(button('Try again'))
    expect(await screen.findByText('You have no saved addresses yet.')).toBeVisible()
  })

  test('is refetched when the login state changes, and only for a customer [ADDR-10]', async () => {
    const answers = [BOOK, [OFFICE]]
    const { api } = await open({ 'GET /api/addresses': () => ({ json: answers.shift() ?? [] }) })
    expect(cards()).toHaveLength(2)
    act(() => dismissForcedLogout())
    expect(screen.queryByRole('article')).toBeNull()
    expect(api.callsOf('GET /api/addresses')).toHaveLength(1)
    act(() => setCustomer('Robin'))
    await waitFor(() => expect(screen.queryAllByRole('article')).toHaveLength(1))
    expect(api.callsOf('GET /api/addresses')).toHaveLength(2)
  })
})

describe('in selection mode', () => {
  async function choose(routes: ApiMocks = {}) {
    mockApi({ 'GET /api/addresses': { json: BOOK }, ...routes })
    const [onSelect, onDeleted] = [vi.fn(), vi.fn()]
    const view = show(<AddressDialog selectedId={5} onSelect={onSelect} onDeleted={onDeleted} onClose={vi.fn()} />)
    await screen.findAllByRole('radio')
    return { ...view, onSelect, onDeleted }
  }

  test('one card is selected; arrow keys only move focus, Enter selects [ADDR-5]', async () => {
    const { user, onSelect } = await choose()
    const [home, office] = screen.getAllByRole('radio')
    expect([home, office].map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false])
    act(() => home?.focus())
    await user.keyboard('{ArrowDown}')
    expect(office).toHaveFocus()
    expect(onSelect).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onSelect.mock.calls).toEqual([[OFFICE]])
  })

  test('changing the default or deleting selects nothing; a deleted address is deselected [ADDR-12]', async () => {
    const { user, onSelect, onDeleted } = await choose({
      'POST /api/addresses/default': { json: BOOK },
      'DELETE /api/addresses': { json: [OFFICE] },
    })
    await user.click(screen.getByRole('checkbox', { name: /1 Main St/ }))
    await user.click(button('Delete 88 Pacific Blvd'))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(onDeleted.mock.calls).toEqual([[5]]))
    expect(onSelect).not.toHaveBeenCalled()
  })

  test('a saved change selects the updated address [ADDR-5]', async () => {
    const changed = { ...sampleAddress, unit: '7' }
    const { user, onSelect } = await choose({ 'POST /api/addresses': { json: [changed, OFFICE] } })
    await user.click(button('Edit 88 Pacific Blvd'))
    await user.clear(await screen.findByLabelText('Unit'))
    await user.type(screen.getByLabelText('Unit'), '7')
    await user.click(button('Save address'))
    await waitFor(() => expect(onSelect.mock.calls).toEqual([[changed]]))
  })
})
