import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Deps } from '@/backend/config/deps'
import { devices } from '@/backend/customers/schema/devices'
import { lockSession } from '@/backend/customers/sessions/end-session'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Subscription } from '@/backend/providers/push/web-push'
import type { Language } from '@/lib/domain/languages/languages'
import { safeParse } from '@/lib/safe-parse'

const PROVIDER = 'webpush'

/** A key of this many bytes, in base64url without padding. */
const key = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .refine((text) => Buffer.from(text, 'base64url').length === bytes)

/** A browser's token is its push subscription as JSON. */
const subscription = z.object({
  endpoint: z.string().max(1000),
  keys: z.object({ p256dh: key(65), auth: key(16) }),
})

interface Registration {
  provider: string
  token: string
  tokenHash: string
  language: Language
}

/**
 * Replaces the session's former browser. Throws `invalidRequest` for another provider, an invalid token, an unsupported
 * push service, or if notifications are off; `unauthenticated` if the session has ended.
 */
export async function registerDevice({ db, now, push }: Deps, { tokenHash, ...given }: Registration): Promise<void> {
  const { endpoint, p256dh, auth } = readToken(given.token)
  if (given.provider !== PROVIDER || !push?.accepts(endpoint)) {
    throw new DomainError('invalidRequest', 'notifications cannot be sent there')
  }
  await inTransaction(db, async (tx) => {
    if (!(await lockSession(tx, tokenHash))) throw new DomainError('unauthenticated', 'the session has ended')
    await tx.delete(devices).where(and(eq(devices.tokenHash, tokenHash), ne(devices.endpoint, endpoint)))
    const device = { tokenHash, endpoint, p256dh, auth, language: given.language, registeredAt: now() }
    await tx.insert(devices).values(device).onConflictDoUpdate({ target: devices.endpoint, set: device })
  })
}

function readToken(token: string): Subscription {
  const parsed = safeParse(subscription, parseJson(token))
  if (!parsed.success) throw new DomainError('invalidRequest', 'not a Web Push subscription')
  const { endpoint, keys } = parsed.data
  return { endpoint, ...keys }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
