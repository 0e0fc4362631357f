import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { globalSingleton } from './global-singleton'

export const REQUEST_ID_HEADER = 'x-request-id'
const PATTERN = /^[\w-]{8,64}$/

const ids = globalSingleton('request-ids', () => new AsyncLocalStorage<string>())

/** The id that a caller gives its request, if it looks like one; else a new one. */
export function requestIdOf(given: string | string[] | null | undefined): string {
  return typeof given === 'string' && PATTERN.test(given) ? given : randomUUID()
}

/** Runs `work`; its log lines and its calls of the API carry this id. */
export function withRequestId<T>(id: string, work: () => T): T {
  return ids.run(id, work)
}

/** The id of the request, or of the job, that is being worked on; undefined outside of one. */
export function currentRequestId(): string | undefined {
  return ids.getStore()
}
