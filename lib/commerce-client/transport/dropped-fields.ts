import { logSparsely } from './log-sparsely'
import { LOST_FIELDS, type LostField } from './watched-calls'

/** A field left out of an answer: where, as `list.*.s_dsc`, and why; never its value, which may be personal. */
export interface DroppedField {
  path: string
  reason: string
}

const logLoss = logSparsely('left out of an answer')

/** Counts what was left out of an answer, and logs it: its facts come from the contract, so that they are few. */
export function logDroppedField(call: string, { path, reason }: DroppedField): void {
  LOST_FIELDS.publish({ call, path, reason } satisfies LostField)
  logLoss({ call, path, reason })
}
