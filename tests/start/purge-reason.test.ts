import { afterEach, describe, expect, test, vi } from 'vitest'
import { sendPurge } from '@/backend/catalogue/purge/send-purge'
import type { Deps } from '@/backend/config/deps'
import { createLogger } from '@/lib/telemetry/logger'
import { freePort } from '@/scripts/launch/free-port'

vi.mock('next/cache', () => ({ revalidateTag: vi.fn() }))

const [SECRET, OTHER] = ['s'.repeat(32), 't'.repeat(32)]

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Has the API tell the storefront of a change, as a job does; answers what its log says, null where it went well. */
async function logOfPurge({ storefront, api = [SECRET], now = () => new Date() }: PurgeCase): Promise<string | null> {
  vi.stubEnv('PURGE_SECRET', storefront)
  const { POST } = await import('@/app/api/revalidate/route')
  const fetch = async (url: string, init: RequestInit) => POST(new Request(url, init))
  const config = { purgeUrl: 'http://shop.test/api/revalidate', storefrontSecret: api }
  return logOf({ now, config, fetch })
}
interface PurgeCase {
  storefront: string
  api?: string[]
  now?: () => Date
}

async function logOf(deps: object): Promise<string | null> {
  const lines: string[] = []
  const logger = createLogger('api', 'error', { write: (line) => lines.push(line) })
  await sendPurge(deps as Deps, ['store:7']).catch((error) => logger.error({}, 'job failed', error))
  return lines[0] ? JSON.parse(lines[0]).error.message : null
}

describe("the API's log shows why a purge failed", () => {
  test('not after a success', async () => {
    expect(await logOfPurge({ storefront: SECRET })).toBeNull()
  })

  test('the secrets differ', async () => {
    expect(await logOfPurge({ storefront: SECRET, api: [OTHER] })).toBe(
      'the purge was refused: the signature is wrong, PURGE_SECRET differs between the API and the storefront',
    )
  })

  test.each([
    [`${SECRET},${OTHER}`, [SECRET]],
    [SECRET, [SECRET, OTHER]],
    [`${SECRET},${OTHER}`, [OTHER, SECRET]],
    [`${OTHER},${SECRET}`, [SECRET, OTHER]],
    [OTHER, [OTHER, SECRET]],
  ])('not during a rotation, where the storefront has %s and the API %j', async (storefront, api) => {
    expect(await logOfPurge({ storefront, api })).toBeNull()
  })

  test('the storefront has no secret', async () => {
    expect(await logOfPurge({ storefront: '' })).toBe('the purge was refused: the storefront has no PURGE_SECRET')
  })

  test('the clocks differ', async () => {
    const tenMinutesAgo = () => new Date(Date.now() - 600_000)
    expect(await logOfPurge({ storefront: SECRET, now: tenMinutesAgo })).toContain(
      'the clocks of the two machines differ',
    )
  })

  test('another program responds', async () => {
    const fetch = async () => new Response('no', { status: 404 })
    const config = { purgeUrl: 'http://shop.test/', storefrontSecret: [SECRET] }
    expect(await logOf({ now: () => new Date(), config, fetch })).toBe('the purge was refused: PURGE_URL answered 404')
  })

  test('nothing responds', async () => {
    const config = { purgeUrl: `http://127.0.0.1:${await freePort()}/`, storefrontSecret: [SECRET] }
    expect(await logOf({ now: () => new Date(), config, fetch })).toBe(
      'the purge did not reach the storefront at PURGE_URL: ECONNREFUSED',
    )
  })
})
