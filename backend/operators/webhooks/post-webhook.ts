import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '@/lib/public-address'
import { LoggableError } from '@/lib/telemetry/loggable-error'

const TIMEOUT_MS = 10_000

interface WebhookRequest {
  /** names the store in errors */
  gid: number
  url: string
  body: string
  headers: Record<string, string>
  /** allows only https, and only servers of the public network */
  isPublicOnly: boolean
}

/** Follows no redirects and reads only the status. Throws a LoggableError without the URL unless the status is 2xx. */
export async function postWebhook({ gid, url, body, headers, isPublicOnly }: WebhookRequest): Promise<void> {
  const target = URL.canParse(url) ? new URL(url) : null
  const name = `the webhook of store ${gid}`
  if (!target || (isPublicOnly && !isAllowed(target))) throw new LoggableError(`${name} is no public https address`)
  const request = target.protocol === 'https:' ? requestHttps : requestHttp
  const status = await new Promise<number>((resolve, reject) => {
    const options = { method: 'POST', headers, agent: false, ...(isPublicOnly && { lookup: lookupPublic }) }
    const sent = request(target, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }, (response) => {
      response.destroy()
      resolve(response.statusCode ?? 0)
    })
    sent.on('error', reject)
    sent.end(body)
  }).catch((error: NodeJS.ErrnoException) => {
    throw new LoggableError(`${name} was not reached: ${error.code ?? error.name}`)
  })
  if (status < 200 || status > 299) throw new LoggableError(`${name} answered ${status}`)
}

/** A literal IP address is not looked up, and is therefore checked here. */
function isAllowed({ protocol, hostname, username, password }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return protocol === 'https:' && username === '' && password === '' && (isIP(host) === 0 || isPublicAddress(host))
}

/** Connects to the addresses that were checked, which prevents DNS rebinding. */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(Object.assign(new Error('not a public address'), { code: 'ENOTPUBLIC' }), '')
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}
