import type { Customer } from '@/lib/domain/account/customer'
import type { Result } from '@/lib/domain/result'

/** What the API may ask for before it changes the email or phone. */
export type Proof = 'password' | 'code' | null

/** What an answer asks for; null where it does not. */
export function proofFor(answer: Result<unknown>): Proof {
  if (answer.ok) return null
  if (answer.code === 'incorrect_password') return 'password'
  return answer.code === 'incorrect_verification_code' ? 'code' : null
}

/** The same of a new phone, whose own code may be what is wrong: then nothing is asked for. */
export function proofForPhone(answer: Result<unknown>, { hasPassword, phone }: Customer): Proof {
  const proof = proofFor(answer)
  return proof === 'code' && (hasPassword || !phone) ? null : proof
}
