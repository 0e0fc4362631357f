import { eq } from 'drizzle-orm'
import { phoneAddress } from '@/backend/customers/accounts/login-address'
import { checkPhone, claimPhoneAddress, findByPhone, lockPhone } from '@/backend/customers/accounts/phone'
import { PHONE_CHANGED } from '@/backend/customers/messages/account-message-kinds'
import { sealPhone } from '@/backend/customers/messages/phone-code'
import { readProfile } from '@/backend/customers/profile/customer-profile'
import { customers } from '@/backend/customers/schema/customers'
import { queueMessage } from '@/backend/messages/queue-message'
import { inTransaction } from '@/backend/platform/db/transaction'
import { DomainError } from '@/backend/platform/errors/domain-error'
import type { Language } from '@/lib/domain/languages/languages'
import { consumeCodes } from './consume-code'
import { lockProven, type Proof, type ProofDeps, requireProof } from './proof'

/**
 * Consumes the proof and the new phone's code together. The synthetic email address of a phone account changes with the
 * phone; the old phone and the mailbox get a message. Throws the errors of `requireProof` and `consumeCodes`, and
 * `conflict` for a phone in use.
 */
export async function changePhone(
  deps: ProofDeps,
  { id: customerId, ...caller }: { id: number; tokenHash: string; address: string; language: Language },
  { proof, code, ...typed }: { country: string; phone: string; code: string; proof: Proof },
): Promise<void> {
  const { db, now, config } = deps
  const phone = checkPhone(typed, config.countries)
  const { customer } = await readProfile(db, customerId)
  const old = { country: customer.countryCode, digits: customer.phone }
  const isSame = old.country === phone.country && old.digits === phone.digits
  const proofCodes = isSame ? [] : await requireProof(deps, customer, proof)
  await consumeCodes(deps, [...proofCodes, { ...phone, code }], caller.address)
  if (isSame) return
  await inTransaction(db, async (tx) => {
    await lockPhone(tx, phone)
    const { email } = await lockProven(tx, customer, caller.tokenHash)
    const other = await findByPhone(tx, phone)
    if (other) throw new DomainError('conflict', 'this phone is already registered')
    const isSynthetic = email === phoneAddress(old.country, old.digits, config.customerDomain)
    const moved = await claimPhoneAddress(tx, phone, config.customerDomain, customerId)
    await tx
      .update(customers)
      .set({ phone: phone.digits, countryCode: phone.country, ...(isSynthetic && { email: moved }) })
      .where(eq(customers.id, customerId))
    const change = { customerId, language: caller.language }
    await queueMessage(tx, PHONE_CHANGED, change, now())
    if (old.digits && deps.text) {
      await queueMessage(tx, PHONE_CHANGED, { ...change, sealed: sealPhone(config.secrets.code, old) }, now())
    }
  })
}
