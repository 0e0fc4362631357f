import { request } from 'undici'
import { allowedPicture, FOREIGN_PICTURES, toPictureUrl } from '@/lib/commerce-client/transport/picture-url'
import { env } from '@/lib/env'
import { walkRecords } from '@/scripts/check-api/walk-records'
import type { Evidence, Judgements } from './judgement'

/** Of all addresses, so many are loaded, and of each no more than its headers. */
const MOST_LOADED = 8
const TIMEOUT_MS = 3000
const MAX_BYTES = 15_000_000
const TYPES = /^image\/(webp|jpeg|png|gif|avif)\b/
/** The keys of a picture; a list has several. */
const KEYS = /(^|\.)(iurl|i_url|img|images|imgs|logo|store_logo|reviews_imgs)(\.\*)?$/

export const PICTURE_JUDGEMENTS = {
  'pictures that do not load': {
    compares: `The origins of all pictures with PICTURE_ORIGINS, and the headers of ${MOST_LOADED} of them`,
    sees: 'a placeholder, or an empty frame, in the place of a picture',
    contract: 'formats.md#text-html-and-pictures',
    judge: async (evidence) => {
      const all = picturesOf(evidence)
      const loaded = all.flatMap((address) => sourceOf(address) ?? []).slice(0, MOST_LOADED)
      const problems = await Promise.all(loaded.map(loadProblem))
      return [...refusals(all), ...problems.flatMap((problem) => problem ?? [])]
    },
  },
} satisfies Judgements

function picturesOf({ calls }: Evidence): string[] {
  const found = [...calls.values()].flatMap(({ call, records }) =>
    records
      .flatMap((one) => walkRecords(call.records, one))
      .flatMap(({ path, value }) => (KEYS.test(path) && typeof value === 'string' && value ? [value] : [])),
  )
  return [...new Set(found)]
}

/** One sentence for each origin. */
function refusals(addresses: readonly string[]): string[] {
  const reasons = addresses.flatMap((address) => refusal(address) ?? [])
  return [...new Set(reasons)]
}

function refusal(address: string): string | null {
  if (toPictureUrl(address) === '') return `${originOf(address)} is not in PICTURE_ORIGINS, as of ${address}`
  const isOpen = /^http:/i.test(address) && env().COMMERCE_API_URL.startsWith('https:')
  return isOpen ? `${originOf(address)} is not https, as of ${address}` : null
}

const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address)

/** Where the storefront's server reads it; null for one that it does not show. */
function sourceOf(address: string): URL | null {
  const shown = toPictureUrl(address)
  if (shown === '') return null
  const { pathname, searchParams } = new URL(shown, env().COMMERCE_API_URL)
  if (pathname === FOREIGN_PICTURES) return allowedPicture(searchParams.get('url') ?? '')
  return new URL(`${env().COMMERCE_API_URL}${pathname}`)
}

async function loadProblem(source: URL): Promise<string | null> {
  try {
    const { statusCode, headers, body } = await request(source, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    // nobody reads the rest; that it is aborted is an event, which must not end the process
    body.on('error', () => {}).destroy()
    const type = String(headers['content-type'] ?? 'without a type')
    if (statusCode !== 200) return `${source} is answered with HTTP ${statusCode}`
    if (!TYPES.test(type)) return `${source} is no picture but ${type}`
    return Number(headers['content-length']) > MAX_BYTES ? `${source} has more than 15 MB` : null
  } catch {
    return `${source} is not answered within ${TIMEOUT_MS / 1000} s`
  }
}
