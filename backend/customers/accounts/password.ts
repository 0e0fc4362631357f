import { hash, verify } from '@node-rs/argon2'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** argon2id, the library's default algorithm, at 19 MiB with two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const MAX_CONCURRENT = 2
const MAX_QUEUED = 64

let running = 0
const queue: (() => void)[] = []

/** Hashing takes 30 ms of a core, so a flood of logins is limited to leave capacity for others. */
async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_CONCURRENT) {
    if (queue.length >= MAX_QUEUED) throw new DomainError('overLimit', 'too many concurrent logins')
    await new Promise<void>((resolve) => queue.push(resolve))
  } else running += 1
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return withConcurrencyLimit(() => hash(password, COST))
}

let decoy: Promise<string> | undefined

/**
 * Whether the password matches. Without a hash it takes just as long and returns false, so that timing reveals
 * nothing.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this one', COST)
  const expectedHash = passwordHash ?? (await decoy)
  const matches = await withConcurrencyLimit(() => verify(expectedHash, password))
  return passwordHash !== null && matches
}
