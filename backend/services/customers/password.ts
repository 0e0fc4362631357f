import { hash, verify } from '@node-rs/argon2'
import { Refusal } from '@/backend/refusal'

/** argon2id (the library's default algorithm) at 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const AT_ONCE = 2
const WAITING = 64

let running = 0
const queue: (() => void)[] = []

/** Hashing takes 30 ms of a core, so a flood of logins is limited to leave capacity for others. */
async function bounded<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (queue.length >= WAITING) throw new Refusal('overLimit', 'too many sign-ins at the moment')
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
  return bounded(() => hash(password, COST))
}

let decoy: Promise<string> | undefined

/**
 * Whether the password matches. Without a hash it takes just as long and returns false, so that timing reveals
 * nothing.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no account has this one', COST)
  const against = passwordHash ?? (await decoy)
  const fits = await bounded(() => verify(against, password))
  return passwordHash !== null && fits
}
