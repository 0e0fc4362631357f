import { describe, expect, it } from 'vitest'
import { isPublicAddress } from '@/lib/public-address'

const PUBLIC = ['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.255.255', '2606:4700::1111', '2a00:1450::1']
const OTHERS = [
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.9.9.9', '169.254.169.254', '172.16.0.1', '172.31.255.255'],
  ...[
    '192.0.0.1',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...['::', '::1', '::ffff:8.8.8.8', '::ffff:127.0.0.1', 'fc00::1', 'fd12::1', 'fe80::1', 'ff02::1', '64:ff9b::7f00:1'],
  ...['2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '', 'localhost', '127.1', '0x7f000001', '2130706433'],
]

describe('an address of the public network', () => {
  it.each(PUBLIC)('%s is one', (address) => expect(isPublicAddress(address)).toBe(true))
  it.each(OTHERS)('%s is none', (address) => expect(isPublicAddress(address)).toBe(false))
})
