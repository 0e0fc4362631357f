import 'server-only'
import { type Credentials, callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import * as contract from '@/lib/contract/account-data'
import { RC } from '@/lib/contract/codes'
import type { AccountDeletionForm } from '@/lib/domain/account/profile.schema'
import { type Result, success } from '@/lib/domain/result'
import { expectWithPassword, PROOF_CODES } from './proof-failures'

/**
 * Everything that the API stores about the customer, under its own keys. Codes: `unauthenticated`, `network`,
 * `unexpected_error`.
 */
export function exportAccount(credentials: Credentials): Promise<Result<Record<string, unknown>>> {
  return expectAnswer(callForCustomer(contract.exportAccount, {}, credentials), {}, 'unexpected_error')
}

/**
 * Codes: `PROOF_CODES`, `password_wait`, `account_in_use` (an open order, money on its way), `unauthenticated`, `network`,
 * `deletion_failed`.
 */
export async function deleteAccount(form: AccountDeletionForm, credentials: Credentials): Promise<Result<null>> {
  const request = { password: form.password, vc: form.vc, give_up_credit: form.givesUpCredit }
  const codes = { ...PROOF_CODES, [RC.conflict]: 'account_in_use' } as const
  const call = callForCustomer(contract.deleteAccount, request, credentials)
  const answer = await expectWithPassword(call, codes, 'deletion_failed')
  return answer.ok ? success(null) : answer
}
