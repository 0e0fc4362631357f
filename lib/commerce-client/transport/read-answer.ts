import 'server-only'
import type { z } from 'zod'
import { RC } from '@/lib/contract/codes'
import { anyAnswer, type Call, isWrite, rejectionRecords } from '@/lib/contract/define-call'
import { safeParse } from '@/lib/safe-parse'
import { logDroppedField } from './dropped-fields'
import { InvalidResponseError } from './invalid-response-error'
import { readRecords } from './read-records'
import { LOST_FIELDS, type LostField, RECEIVED_ANSWERS, type ReceivedAnswer } from './watched-calls'

export interface Answer<T> {
  rc: number
  msg: string
  /** present when `rc` is 200, unless the call can do without */
  records: T | undefined
  /** details of a failed `rc`; empty when `rc` is 200 */
  rejection: z.output<typeof rejectionRecords>
}

/**
 * The response of a call, as far as it can be read: what is left out is counted and logged. Throws InvalidResponseError
 * without a code, or without records that the call cannot do without.
 */
export function readAnswer<A extends z.ZodType>(call: Call<z.ZodType, A>, json: unknown): Answer<z.output<A>> {
  const answer = safeParse(anyAnswer, json)
  if (!answer.success) throw new InvalidResponseError(call.name, 'RC: missing', isWrite(call))
  const { RC: rc, msg, records } = answer.data
  const received = call.unwrap && rc === RC.success ? call.unwrap(records) : records
  RECEIVED_ANSWERS.publish({ call, rc, msg, records: received } satisfies ReceivedAnswer)
  if (rc !== RC.success) {
    const rejection = readRecords(rejectionRecords, records)
    return { rc, msg, records: undefined, rejection: rejection.ok ? rejection.value : {} }
  }
  const reading = readRecords(call.records, received)
  if (!reading.ok) {
    const { path, reason } = reading.loss
    for (const row of reading.lostRows ?? []) LOST_FIELDS.publish({ call: call.name, ...row } satisfies LostField)
    throw new InvalidResponseError(call.name, `${path || 'records'}: ${reason}`, isWrite(call))
  }
  for (const loss of reading.droppedFields) logDroppedField(call.name, loss)
  return { rc, msg, records: reading.value, rejection: {} }
}
