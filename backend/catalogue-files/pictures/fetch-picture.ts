import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { Agent, request } from 'undici'
import { isTimeout, withDeadline } from '@/lib/deadline'
import { isPublicAddress } from '@/lib/public-address'

const MEGA = 1024 * 1024
const MAX_REDIRECTS = 3
const MOVED = [301, 302, 303, 307, 308]

export interface FetchLimits {
  milliseconds: number
  bytes: number
  protocol: 'https:' | 'http:'
  isPublic: (address: string) => boolean
}

export const FETCH_LIMITS: FetchLimits = {
  milliseconds: 10_000,
  bytes: 20 * MEGA,
  protocol: 'https:',
  isPublic: isPublicAddress,
}

/** Fetches the picture at an address. Rejects with a RangeError that has the reason. */
export type FetchPicture = (address: string) => Promise<Buffer>

/** Fetches from public hosts only: the author of a catalogue must not read the server's own network (SSRF). */
export function createPictureFetcher(limits: FetchLimits = FETCH_LIMITS): FetchPicture {
  const agent = new Agent({
    connect: { timeout: limits.milliseconds, lookup: publicLookup(limits) },
    maxResponseSize: limits.bytes,
  })

  async function read(address: string, signal: AbortSignal, redirects = MAX_REDIRECTS): Promise<Buffer> {
    const url = new URL(address)
    if (url.protocol !== limits.protocol) throw new RangeError('leads to an address without https')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) && !limits.isPublic(host)) throw new RangeError(PRIVATE)
    const { statusCode, headers, body } = await request(url, { dispatcher: agent, signal })
    if (statusCode === 200) return Buffer.from(await body.arrayBuffer())
    // destroying the unread body emits an error, which without a listener would end the process
    body.on('error', () => {}).destroy()
    const target = [headers.location ?? []].flat()[0]
    if (!MOVED.includes(statusCode) || !target || !URL.canParse(target, url)) {
      throw new RangeError(`cannot be fetched: its host answers ${statusCode}`)
    }
    if (redirects === 0) throw new RangeError(`cannot be fetched: it is moved more than ${MAX_REDIRECTS} times`)
    return read(new URL(target, url).href, signal, redirects - 1)
  }

  return (address) =>
    withDeadline(limits.milliseconds, (signal) => read(address, signal)).catch((error: Error) => {
      throw error instanceof RangeError ? error : new RangeError(reasonOf(error, limits))
    })
}

const PRIVATE = 'cannot be fetched: its host has no public address'

function publicLookup({ isPublic }: FetchLimits): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, [])
      if (!found.every(({ address }) => isPublic(address))) return callback(new RangeError(PRIVATE), [])
      if (options.all) return callback(null, found)
      callback(null, found[0]?.address ?? '', found[0]?.family)
    })
}

function reasonOf(error: Error & { code?: string }, { milliseconds, bytes }: FetchLimits): string {
  if (error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return `is larger than ${bytes / MEGA} MB`
  if (isTimeout(error) || error.name === 'AbortError' || error.code === 'UND_ERR_CONNECT_TIMEOUT') {
    return `cannot be fetched within ${milliseconds / 1000} s`
  }
  return `cannot be fetched: ${error.code ?? error.message}`
}
