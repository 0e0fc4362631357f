import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import {
  ENDED_CALLS,
  type EndedCall,
  LOST_FIELDS,
  type LostField,
  RECEIVED_ANSWERS,
  type ReceivedAnswer,
} from '@/lib/commerce-client/transport/watched-calls'
import { RC } from '@/lib/contract/codes'
import type { Call } from '@/lib/contract/define-call'
import { countFields, type FieldCounts } from './count-fields'

/** The observations of one call. */
export interface SeenCall {
  call: Call
  /** ms */
  times: number[]
  codes: Map<string, number>
  errors: Map<string, number>
  /** path and reason of what could not be read */
  lost: Map<string, LostField & { count: number }>
  counts: FieldCounts
  /** the records of its answers with RC 200, as they came */
  records: unknown[]
}

/** Starts to collect, by name, what the storefront's client publishes about its calls. */
export function watchCalls() {
  const calls = new Map<string, SeenCall>()
  const seen = (call: Call): SeenCall => {
    const known = calls.get(call.name)
    if (known) return known
    const fresh = {
      call,
      times: [],
      codes: new Map(),
      errors: new Map(),
      lost: new Map(),
      counts: noFields(),
      records: [],
    }
    calls.set(call.name, fresh)
    return fresh
  }
  const onEnd = (message: unknown) => {
    const { call, ms, error } = message as EndedCall
    const { times, errors } = seen(call)
    times.push(ms)
    if (error) increment(errors, reasonOf(error))
  }
  const onAnswer = (message: unknown) => {
    const { call, rc, msg, records } = message as ReceivedAnswer
    const { codes, counts, records: received } = seen(call)
    increment(codes, rc === RC.success || !msg ? `${rc}` : `${rc} (${msg})`)
    if (rc !== RC.success) return
    received.push(records)
    countFields(call.records, records, counts)
  }
  const onLoss = (message: unknown) => {
    const loss = message as LostField
    const { lost } = calls.get(loss.call) ?? { lost: new Map() }
    const key = `${loss.path} ${loss.reason}`
    lost.set(key, { ...loss, count: (lost.get(key)?.count ?? 0) + 1 })
  }
  const listeners = [
    [ENDED_CALLS, onEnd],
    [RECEIVED_ANSWERS, onAnswer],
    [LOST_FIELDS, onLoss],
  ] as const
  for (const [{ name }, listener] of listeners) subscribe(name, listener)
  return {
    calls,
    stop: () => {
      for (const [{ name }, listener] of listeners) unsubscribe(name, listener)
    },
  }
}

const noFields = (): FieldCounts => ({ fields: new Map(), rows: new Map(), unread: new Set() })
const increment = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** Words for the cause of a failed call, down to a code such as `ECONNREFUSED`. */
export function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as NodeJS.ErrnoException
  if (error.cause !== undefined) return reasonOf(error.cause)
  return typeof code === 'string' ? code : error.message
}
