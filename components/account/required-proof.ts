import type { Customer } from '@/lib/domain/account/customer'
import type { Result } from '@/lib/domain/result'

export type Proof = 'password' | 'code' | null

/** null where the answer asks for nothing. */
export function proofFor(answer: Result<unknown>): Proof {
  if (answer.ok) return null
  if (answer.code === 'incorrect_password') return 'password'
  return answer.code === 'incorrect_verification_code' ? 'code' : null
}

/** A new phone's own code may be what is wrong: then nothing is asked for. */
export function proofForPhone(answer: Result<unknown>, { hasPassword, phone }: Customer): Proof {
  const proof = proofFor(answer)
  return proof === 'code' && (hasPassword || !phone) ? null : proof
}
