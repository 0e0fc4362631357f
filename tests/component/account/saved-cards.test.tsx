import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SavedCards } from '@/components/account/saved-cards'
import type { SavedCard } from '@/lib/domain/payment/saved-cards'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'

afterEach(() => vi.unstubAllGlobals())

const visa: SavedCard = { ref: 'pm_1', brand: 'Visa', lastFour: '4242', month: 8, year: 2099 }
const jcb: SavedCard = { ref: 'pm_2', brand: 'JCB', lastFour: '0505', month: 1, year: 2020 }

function open(cards: SavedCard[] | null, removal: ApiMocks['DELETE /api/account/cards'] = { json: [jcb] }) {
  const api = mockApi({ 'GET /api/account/cards': { json: cards }, 'DELETE /api/account/cards': removal })
  return { api, ...show(<SavedCards />) }
}

describe('the saved cards of an account', () => {
  test('are listed, and removed after a confirmation', async () => {
    const { user, api } = open([visa, jcb])
    const rows = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(rows).toEqual(['Visa ending in 4242 · 08/99Remove 4242', 'JCB ending in 0505 · expiredRemove 0505'])
    await user.click(screen.getByRole('button', { name: 'Remove 4242' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this card?' }))
    expect(api.callsOf('DELETE /api/account/cards')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
    expect(api.callsOf('DELETE /api/account/cards').map(({ body }) => body)).toEqual([{ ref: 'pm_1' }])
  })

  test('stay when the removal fails, which is said', async () => {
    const { user } = open([visa], rejection('network', undefined, 503))
    await user.click(await screen.findByRole('button', { name: 'Remove 4242' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Slow or unstable network')
    expect(screen.getByText(/Visa ending in 4242/)).toBeVisible()
  })

  test.each([
    ['there are none', []],
    ['the API saves none', null],
  ])('have no section where %s', async (_, cards) => {
    const { api } = open(cards)
    await waitFor(() => expect(api.callsOf('GET /api/account/cards')).toHaveLength(1))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
