import { describe, expect, test } from 'vitest'
import { serverAddress } from '@/lib/contract/addresses'
import { fromAddress, toAddress } from '@/lib/remote/address-mapper'

/** The server's form and the editor's, as the documents name their fields. */
const SERVER = {
  id: 5,
  fn: 'Mei',
  ln: 'Chen',
  tn: '6045550123',
  street: '88 Pacific Blvd',
  zipcd: 'V6B 1A1',
  city: 'Vancouver',
  cntry: 'CA',
  region: 'BC',
  unit: '1203',
  buzz: '33',
  is_default: true,
}
const EDITOR = {
  id: 5,
  firstName: 'Mei',
  lastName: 'Chen',
  phone: '6045550123',
  street: '88 Pacific Blvd',
  postalCode: 'V6B 1A1',
  city: 'Vancouver',
  country: 'CA',
  region: 'BC',
  unit: '1203',
  buzz: '33',
  isDefault: true,
  lat: null,
  lon: null,
}

describe('the two forms of an address', () => {
  test("the server's becomes the editor's [ENT-12] [ENT-13] [CALL-39]", () => {
    expect(toAddress(serverAddress.parse({ ...SERVER, id: '5', is_default: 1, country_name: 'Canada' }))).toEqual(
      EDITOR,
    )
  })

  test("the editor's becomes the server's, by the server's names [ENT-12] [ENT-13] [CALL-39]", () => {
    expect(JSON.parse(JSON.stringify(fromAddress(EDITOR)))).toEqual(SERVER)
    expect(JSON.parse(JSON.stringify(fromAddress({ ...EDITOR, id: null })))).not.toHaveProperty('id')
  })

  test('what is missing is empty [ENT-13]', () => {
    const { ln: _ln, unit: _unit, buzz: _buzz, zipcd: _zipcd, is_default: _default, id: _id, ...bare } = SERVER
    expect(toAddress(serverAddress.parse(bare))).toMatchObject({
      id: null,
      lastName: '',
      unit: '',
      buzz: '',
      postalCode: '',
      isDefault: false,
    })
  })
})
