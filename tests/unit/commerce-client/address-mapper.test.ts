import { describe, expect, test } from 'vitest'
import { fromAddress, toAddress } from '@/lib/commerce-client/account/address-mapper'
import { serverAddress } from '@/lib/contract/addresses'
import { ADDRESS, WIRE_ADDRESS } from '@/tests/support/wire-address'

describe('the two forms of an address', () => {
  test("the server's becomes the editor's [ENT-12] [ENT-13] [CALL-39]", () => {
    expect(toAddress(serverAddress.parse({ ...WIRE_ADDRESS, id: '5', is_default: 1, country_name: 'Canada' }))).toEqual(
      ADDRESS,
    )
  })

  test("the editor's becomes the server's, by the server's names [ENT-12] [ENT-13] [CALL-39]", () => {
    expect(JSON.parse(JSON.stringify(fromAddress(ADDRESS)))).toEqual(WIRE_ADDRESS)
    expect(JSON.parse(JSON.stringify(fromAddress({ ...ADDRESS, id: null })))).not.toHaveProperty('id')
  })

  test('what is missing is empty [ENT-13]', () => {
    const { ln: _ln, unit: _unit, buzz: _buzz, zipcd: _zipcd, is_default: _default, id: _id, ...bare } = WIRE_ADDRESS
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
