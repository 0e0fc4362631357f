import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { AddressDialog } from '@/components/addresses/address-dialog'
import { CountriesProvider } from '@/components/auth/countries-provider'
import { seedSession } from '@/lib/browser/session/session-store'
import { LANGUAGES } from '@/lib/domain/languages/languages'
import { AVAILABLE_COUNTRIES, countryName } from '@/lib/domain/places/countries'
import { callingCode } from '@/lib/domain/places/national-phone'
import type { OfferedCountry } from '@/lib/domain/places/offered-country'
import { type ApiMocks, mockApi, rejection } from '@/tests/support/mock-api'
import { show } from '@/tests/support/show'
import { OwnModeLogin } from './own-mode-login'

afterEach(() => vi.unstubAllGlobals())

const TWENTY = (
  [
    'JP',
    'DE',
    'AE',
    'AR',
    'AT',
    'AU',
    'BE',
    'BR',
    'CA',
    'CH',
    'CN',
    'ES',
    'FR',
    'GB',
    'HK',
    'IN',
    'IT',
    'KR',
    'MX',
    'US',
  ] as const
).map((code) => ({ code, areaCode: callingCode(code) }))

const naming = (form: ReactNode, countries: readonly OfferedCountry[] | undefined) => (
  <CountriesProvider countries={countries}>{form}</CountriesProvider>
)
const field = (name: string) => screen.getByLabelText(name) as HTMLInputElement
const optionsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('option')
    .map((option) => option.textContent)

/** The editor of a new address. */
async function openEditor(saved: ApiMocks['POST /api/addresses'] = { json: [] }) {
  const api = mockApi({ 'GET /api/addresses': { json: [] }, 'POST /api/addresses': saved })
  seedSession(true, 'Mei')
  const view = show(
    naming(<AddressDialog selectedId={null} onSelect={vi.fn()} onDeleted={vi.fn()} onClose={vi.fn()} />, TWENTY),
  )
  await view.user.click(await screen.findByRole('button', { name: /Add address/ }))
  await view.user.click(await screen.findByRole('button', { name: 'Enter it myself' }))
  return { ...view, api }
}

describe('the countries of a phone', () => {
  test.each(LANGUAGES)(
    '%s: the four of the documents, or the twenty that the API names, in its order',
    async (language) => {
      for (const countries of [undefined, TWENTY]) {
        const offered = countries ?? AVAILABLE_COUNTRIES
        const { unmount } = show(naming(<OwnModeLogin initialMode="text" onDone={vi.fn()} />, countries), language)
        const list = await screen.findByRole('combobox')
        expect(optionsOf(list)).toEqual(
          offered.map(({ code, areaCode }) => `${countryName(code, language)} +${areaCode}`),
        )
        expect(list).toHaveValue(offered[0]?.code)
        unmount()
      }
    },
  )

  test('a phone that only the server can judge shows its word by the field, until it is changed', async () => {
    const refused = rejection('invalid_field', { field: 'phone' })
    const api = mockApi({ 'POST /api/session/code': refused })
    const { user } = show(naming(<OwnModeLogin initialMode="text" onDone={vi.fn()} />, TWENTY))
    await user.type(await screen.findByLabelText('Phone'), '090-1234-567')
    await user.click(screen.getByRole('button', { name: 'Get code' }))
    expect(await screen.findByText('Invalid phone number')).toBeVisible()
    expect(field('Phone')).toBeInvalid()
    expect(api.calls.map(({ body }) => body)).toEqual([{ phone: '0901234567', countryCode: 'JP' }])
    await user.type(field('Phone'), '8')
    await waitFor(() => expect(screen.queryByText('Invalid phone number')).toBeNull())
  })

  test('what cannot be a phone anywhere is not sent', async () => {
    const api = mockApi({})
    const { user } = show(naming(<OwnModeLogin initialMode="text" onDone={vi.fn()} />, TWENTY))
    await user.type(await screen.findByLabelText('Phone'), '12')
    await user.click(screen.getByRole('button', { name: 'Get code' }))
    expect(await screen.findByText('Invalid phone number')).toBeVisible()
    expect(api.calls).toEqual([])
  })
})

describe('the form of an address', () => {
  test('asks for what its country has, by the name that it has there', async () => {
    const { user } = await openEditor()
    expect(optionsOf(field('Country'))).toHaveLength(20)
    expect(field('Prefecture')).toBeVisible()
    await user.selectOptions(field('Country'), 'DE')
    expect(screen.queryByLabelText('Prefecture')).toBeNull()
    expect(field('Postal code')).toBeVisible()
    await user.selectOptions(field('Country'), 'AE')
    expect(field('Emirate')).toBeVisible()
    expect(screen.queryByLabelText('Postal code')).toBeNull()
  })

  test('a phone that the server refuses is marked', async () => {
    const { user, api } = await openEditor(rejection('invalid_field', { field: 'phone' }))
    await user.selectOptions(field('Country'), 'DE')
    const typed = { 'First name': 'Mei', Phone: '1234', Street: 'Unter den Linden 77', City: 'Berlin' }
    for (const [name, value] of Object.entries({ ...typed, 'Postal code': '10117' }))
      await user.type(field(name), value)
    await user.click(screen.getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('Phone is invalid')).toBeVisible()
    expect(api.calls.at(-1)?.body).toMatchObject({ country: 'DE', region: '', postalCode: '10117' })
  })
})
