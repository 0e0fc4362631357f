import 'server-only'
import { callForCustomer } from '@/lib/commerce-client/transport/customer-call'
import { expectAnswer } from '@/lib/commerce-client/transport/to-result'
import { RC } from '@/lib/contract/codes'
import * as contract from '@/lib/contract/contact'
import type { ContactMessage } from '@/lib/domain/contact/contact-message.schema'
import { type Result, success } from '@/lib/domain/result'

const CODES = { [RC.overLimit]: 'too_many_requests', [RC.invalidRequest]: 'invalid_request' } as const

/** `domain` is null on the shared site. Codes: `CODES`, `network`, else `unexpected_error`. */
export async function sendContactMessage(message: ContactMessage, domain: string | null): Promise<Result<null>> {
  const call = callForCustomer(contract.sendContactMessage, { ...message, domain: domain ?? undefined })
  const answer = await expectAnswer(call, CODES, 'unexpected_error')
  return answer.ok ? success(null) : answer
}
