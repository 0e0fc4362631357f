import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { describe, expect, test } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { toOrderRequest, toProgress } from '@/components/checkout/state/order-request'
import { loginSchema } from '@/lib/domain/account/login.schema'
import { phoneChangeSchema, phoneSchema, smsPasswordSchema } from '@/lib/domain/account/profile.schema'
import { contactPhoneSchema } from '@/lib/domain/checkout/contact.schema'
import { NO_ORDER_FIELDS } from '@/lib/domain/codes/order-fields'
import { addressSchema } from '@/lib/domain/places/address.schema'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import type { DocumentedCode } from '@/lib/domain/places/countries'
import { readTypedPhone } from '@/lib/domain/places/typed-phone'
import { typedText } from '@/lib/domain/typed-text'
import { sampleAddress } from '@/tests/support/sample-checkout'
import { WRITTEN_PHONES } from '@/tests/support/writing/phones'

/** What a form sends as its phone, or the issue that its field shows. */
function sent(schema: ZodMiniType, form: object): string | { issue: string | undefined } {
  const parsed = schema.safeParse(form)
  if (parsed.success) return (parsed.data as { phone: string }).phone
  return { issue: parsed.error.issues.find(({ path }) => path[0] === 'phone')?.message }
}

const PLACES: Record<DocumentedCode, object> = {
  CA: { region: 'BC', postalCode: 'V6B 1A1' },
  US: { region: 'WA', postalCode: '98101' },
  CN: { region: '北京市', postalCode: '' },
  KR: { region: 'Seoul', postalCode: '' },
  UK: {},
}
const proven = { vc: '123456', password: 'noodles' }

const FIELDS: Record<string, (countryCode: CountryCode, phone: string) => unknown> = {
  'login by text': (countryCode, phone) => sent(loginSchema, { mode: 'text', countryCode, phone, code: '123456' }),
  'change of phone': (countryCode, phone) => sent(phoneChangeSchema, { countryCode, phone, ...proven }),
  'phone with its code': (countryCode, phone) => sent(phoneSchema, { countryCode, phone, ...proven }),
  'password by text': (countryCode, phone) => sent(smsPasswordSchema, { countryCode, phone, ...proven }),
  'phone of a delivery': (countryCode, phone) => sent(contactPhoneSchema, { countryCode, phone }),
}

/** An address names a phone that is wrong by its label. */
const ofAddress = (country: DocumentedCode, phone: string) => {
  const outcome = sent(addressSchema, { ...sampleAddress, country, phone, ...PLACES[country] })
  return typeof outcome !== 'string' && outcome.issue === 'x_is_invalid' ? { issue: 'invalid_phone_number' } : outcome
}

describe('a phone, however it is written', () => {
  test.each(WRITTEN_PHONES)('%s %j is %j [AUTH-14] [VAL-28] [VAL-21]', (country, written, expected) => {
    for (const [name, read] of Object.entries({ ...FIELDS, address: ofAddress }))
      expect([name, read(country, written)]).toEqual([name, expected])
  })

  test.each(WRITTEN_PHONES)(
    '%s %j at the checkout is valid or not, and sent as %j [VAL-30]',
    (country, written, expected) => {
      const state = { countryCode: country, phone: written, ...NO_ORDER_FIELDS, comment: '' }
      type Parts = Parameters<typeof toOrderRequest>[0] & Parameters<typeof toProgress>[0]
      const parts = {
        state,
        store: {},
        quote: { shippingTypes: [] },
        split: {},
        isShipped: false,
        failure: null,
        digital: null,
      } as unknown as Parts
      expect(toProgress(parts).hasValidPhone).toBe(typeof expected === 'string')
      expect(toOrderRequest(parts).phone).toBe(typeof expected === 'string' ? expected : written)
    },
  )

  test('the country of a phone that only a server can judge goes with the order, unless an address has it', () => {
    const state = { countryCode: 'JP', phone: '+81 90 1234 5678', contact: null, shippingAddress: sampleAddress }
    type Parts = Parameters<typeof toOrderRequest>[0]
    const sentWith = (changes: object, isShipped = false) => {
      const made = { state: { ...state, ...NO_ORDER_FIELDS, comment: '', ...changes }, isShipped }
      return toOrderRequest({ ...made, store: {}, quote: {}, split: {} } as unknown as Parts)
    }
    expect(sentWith({})).toMatchObject({ countryCode: 'JP', phone: '+819012345678' })
    expect(sentWith({ countryCode: 'CA' }).countryCode).toBeUndefined()
    expect(sentWith({}, true)).toMatchObject({ countryCode: undefined, phone: sampleAddress.phone })
    const contact = { firstName: 'Mei', lastName: '', phone: '030901820', countryCode: 'DE' }
    expect(sentWith({ contact }, true)).toMatchObject({ countryCode: 'DE', phone: '030901820' })
  })

  test('what a library of all countries can read, it reads as we do', () => {
    const valid = WRITTEN_PHONES.flatMap(([country, written, digits]) =>
      typeof digits === 'string' && country !== 'UK' ? [{ country, written, digits }] : [],
    )
    const known = valid.flatMap((row) => {
      const parsed = parsePhoneNumberFromString(typedText(row.written), { defaultCountry: row.country, extract: false })
      // no number at home begins with 00, which is how others dial abroad
      return parsed?.isPossible() ? [{ ...row, read: parsed.formatNational().replace(/\D/g, '') }] : []
    })
    expect(known.length).toBeGreaterThan(45)
    expect(known.filter(({ digits, read }) => read !== digits)).toEqual([])
  })

  test('a long text takes no longer than its length', () => {
    for (const unit of ['1', ' ', '+', '-', '(', 'x', 'ext. 7', '転'])
      expect(readTypedPhone('CA', `6045550123${unit.repeat(20_000)}!`).issue).toBe('invalid_phone_number')
  })
})
