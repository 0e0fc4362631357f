import type { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import type { PurgeRejection, purgeBody, Tag } from '@/lib/contract/purge'
import { PURGE_SIGNATURE_HEADER, signPurge } from '@/lib/contract/signatures'
import { withDeadline } from '@/lib/deadline'
import { incrementCounter } from '@/lib/telemetry/counters'
import { LoggableError } from '@/lib/telemetry/loggable-error'

const TIMEOUT_MS = 5000

/** Purges tags from the storefront's page cache. Throws a LoggableError if it is unreachable or rejects the purge. */
export async function sendPurge(deps: Pick<Deps, 'now' | 'fetch' | 'config'>, tags: Tag[]): Promise<void> {
  const { purgeUrl, storefrontSecret } = deps.config
  if (tags.length === 0 || !purgeUrl || !storefrontSecret) return
  const rejection = await post(deps, purgeUrl, storefrontSecret[0], tags).catch((error: Error) => {
    const cause = (error.cause as { code?: string } | undefined)?.code ?? error.message
    return `the purge did not reach the storefront at PURGE_URL: ${cause}`
  })
  incrementCounter('purges', { result: rejection === null ? 'sent' : 'failed' })
  if (rejection !== null) throw new LoggableError(rejection)
}

/** Returns null, or why the storefront rejected the purge. */
async function post({ now, fetch }: Pick<Deps, 'now' | 'fetch'>, url: string, secret: string, tags: Tag[]) {
  const body = JSON.stringify({ tags, at: now().getTime() } satisfies z.input<typeof purgeBody>)
  return withDeadline(TIMEOUT_MS, async (signal) => {
    const headers = { 'content-type': 'application/json', [PURGE_SIGNATURE_HEADER]: signPurge(body, secret) }
    const response = await fetch(url, { method: 'POST', body, headers, signal })
    return response.ok ? null : `the purge was refused: ${await reasonOf(response)}`
  })
}

const REASONS: Partial<Record<PurgeRejection, string>> = {
  no_secret: 'the storefront has no PURGE_SECRET',
  wrong_signature: 'the signature is wrong, PURGE_SECRET differs between the API and the storefront',
  not_fresh: 'it is older than five minutes, or the clocks of the two machines differ',
}

async function reasonOf(response: Response): Promise<string> {
  const { reason } = (await response.json().catch(() => ({}))) as { reason?: PurgeRejection }
  return (reason && REASONS[reason]) ?? `PURGE_URL answered ${response.status}`
}
