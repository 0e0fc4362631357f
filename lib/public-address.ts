import { BlockList, isIP } from 'node:net'

/** Networks that RFC 6890 and later reserve: no server of a store is at these. */
const RESERVED: [network: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Reserved among the global IPv6 addresses: documentation, and what leads to IPv4 behind a translator. */
const RESERVED_6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const reserved = new BlockList()
for (const [network, prefix] of RESERVED) reserved.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of RESERVED_6) reserved.addSubnet(network, prefix, 'ipv6')
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

/** Whether a server on the public network has this IP address; false for what is none. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !reserved.check(address, 'ipv4')
  return family === 6 && global6.check(address, 'ipv6') && !reserved.check(address, 'ipv6')
}
