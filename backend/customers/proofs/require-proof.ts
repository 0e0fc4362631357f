import type { Deps } from '@/backend/config/deps'
import type { CustomerRow } from '@/backend/customers/accounts/login-address'
import { verifyPassword } from '@/backend/customers/accounts/password'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { limitFailures } from '@/backend/platform/http/limit-failures'
import type { Limit } from '@/backend/platform/limits/limiter'
import type { TypedCode } from './consume-code'

const WRONG_PASSWORDS: Limit = { name: 'password', max: 10, seconds: 900 }

/** What a customer enters to prove that the session is theirs; absent until it is asked for. */
export interface Proof {
  password?: string | undefined
  code?: string | undefined
}

export type ProofDeps = Pick<Deps, 'db' | 'now' | 'config' | 'limiter' | 'text'>

/**
 * The password, or a texted code where none is set: returns the code, which the caller must consume. Throws `forbidden`
 * for a missing or wrong password, also where no code can be sent; `incorrectCode` for a missing code; `overLimit`.
 */
export async function requireProof(
  deps: ProofDeps,
  customer: Pick<CustomerRow, 'id' | 'passwordHash' | 'countryCode' | 'phone'>,
  { password, code }: Proof,
): Promise<TypedCode[]> {
  if (customer.passwordHash === null) {
    if (!deps.text || !customer.phone) throw new DomainError('forbidden', 'set a password first')
    if (!code) throw new DomainError('incorrectCode', 'a code sent to the phone of the account is required')
    return [{ country: customer.countryCode, digits: customer.phone, code }]
  }
  if (!password) throw new DomainError('forbidden', 'the password is required')
  const { passwordHash } = customer
  const limited = { limit: WRONG_PASSWORDS, key: `${customer.id}`, reason: 'password' } as const
  return limitFailures(deps.limiter, limited, async () => {
    if (!(await verifyPassword(passwordHash, password))) throw new DomainError('forbidden', 'incorrect password')
    return []
  })
}
