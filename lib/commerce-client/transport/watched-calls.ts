import { channel } from 'node:diagnostics_channel'
import type { Call } from '@/lib/contract/define-call'

/** How a call ended: `ms` is its time, `error` why there is no answer that can be read. */
export interface EndedCall {
  call: Call
  ms: number
  error?: Error
}

/** An answer as it came, before it is read: `records` in the shape of the call's schema, if `rc` is 200. */
export interface ReceivedAnswer {
  call: Call
  rc: number
  msg: string
  records: unknown
}

/** A field of an answer that could not be read; `call` is its name. */
export interface LostField {
  call: string
  path: string
  reason: string
}

/** `npm run check-api` subscribes to these; nothing is published while nobody does. */
export const ENDED_CALLS = channel('plaza:ended-calls')
export const RECEIVED_ANSWERS = channel('plaza:received-answers')
export const LOST_FIELDS = channel('plaza:lost-fields')
