import { expect, test } from 'vitest'
import { isPrivateAddress } from '@/lib/private-addresses'

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '169.254.169.254', '172.31.255.255', '192.168.0.1'],
  ...['198.18.0.1', '224.0.0.1', '255.255.255.255'],
  ...['::', '::1', 'fd00::1', 'fe80::1', 'ff02::1', '::ffff:10.0.0.1', '::ffff:7f00:1', '64:ff9b::a00:1'],
])('%s is private', (address) => {
  expect(isPrivateAddress(address)).toBe(true)
})

test.each(['8.8.8.8', '172.32.0.1', '192.169.0.1', '100.128.0.1', '2606:4700::1111', '::ffff:8.8.8.8'])(
  '%s is on the internet',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false)
  },
)
