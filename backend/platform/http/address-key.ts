import { isIPv6 } from 'node:net'

/** An IPv4 address inside an IPv6 one, as a URL parser writes it: `::ffff:c000:201`. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/** An IPv4 address, also if written as IPv6; the first 64 bits of an IPv6 address, which one subscriber shares. */
export function addressKey(address: string): string {
  const [bare = ''] = address.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').split('%')
  if (!isIPv6(bare)) return address
  const short = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high, low] = MAPPED.exec(short) ?? []
  if (high && low) return [...bytesOf(high), ...bytesOf(low)].join('.')
  const [head = '', tail = ''] = short.split('::')
  const groups = [head, tail].map((part) => part.split(':').filter(Boolean))
  const missing = 8 - groups.flat().length
  const all = [...(groups[0] ?? []), ...Array<string>(missing).fill('0'), ...(groups[1] ?? [])]
  return `${all.slice(0, 4).join(':')}::/64`
}

function bytesOf(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
