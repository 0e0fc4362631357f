import { readProfile } from '@/backend/customers/profile/customer-profile'
import { consumeCodes } from '@/backend/customers/proofs/consume-code'
import { lockProven, type Proof, type ProofDeps, requireProof } from '@/backend/customers/proofs/proof'
import { inTransaction } from '@/backend/platform/db/transaction'
import { erasePerson } from './erase-person'
import { requireDeletable } from './require-deletable'

/**
 * Erases a customer's personal data. Orders, payments and the ledger remain, with an anonymous customer; balances of gift
 * cards and points stay in the books, but nobody can spend them. Throws `conflict` (see `requireDeletable`) and the errors
 * of `requireProof`.
 */
export async function deleteAccount(
  deps: ProofDeps,
  { id: customerId, address, tokenHash }: { id: number; address: string; tokenHash: string },
  { givesUpCredit, ...proof }: Proof & { givesUpCredit: boolean },
): Promise<void> {
  const { db, now } = deps
  const { customer } = await readProfile(db, customerId)
  // checked before the proof, which consumes a texted code
  await requireDeletable(db, customerId, givesUpCredit, now())
  await consumeCodes(deps, await requireProof(deps, customer, proof), address)
  await inTransaction(db, async (tx) => {
    // waits for transactions that write orders and gift cards of the customer; later ones find the account deleted
    const locked = await lockProven(tx, customer, tokenHash)
    await requireDeletable(tx, customerId, givesUpCredit, now())
    await erasePerson(tx, locked, now())
  })
}
