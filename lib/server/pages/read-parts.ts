import 'server-only'
import { draftMode } from 'next/headers'
import { withDeadline } from '@/lib/deadline'
import { log } from '@/lib/log'
import { countPartFailure } from '@/lib/server/routing/part-failures'
import { describeError } from '@/lib/telemetry/loggable-error'

/**
 * A page that is rendered a second time waits no longer: its first try may have waited for this read as long as a read
 * can take.
 */
const SECOND_TRY_MS = 2000

/** A read that a page can do without. */
interface Part<T> {
  /** the name of the call, for the log */
  call: string
  read: Promise<T>
  fallback: () => T | Promise<T>
}

type Values<Parts> = { [Name in keyof Parts]: Parts[Name] extends Part<infer T> ? T : never }

export function part<T, F>(call: string, read: Promise<T>, fallback: () => F | Promise<F>): Part<T | F> {
  return { call, read, fallback }
}

/**
 * The parts of a page beside its subject. Of a page that would be stored, one that fails fails the page, so that the
 * last good one stays. Where there is none, the page is requested once more in draft mode, which stores nothing: then
 * each part that fails is its fallback. A subject that fails is thrown first, since no second try would help it.
 */
export async function readParts<Parts extends Record<string, Part<unknown>>>(
  parts: Parts,
  subject: Promise<unknown> = Promise.resolve(),
): Promise<Values<Parts>> {
  const isSecondTry = mayFallBack()
  const reading = Promise.all(Object.entries(parts).map((entry) => settle(entry, isSecondTry)))
  const [settled] = await Promise.all([reading, subject])
  const failed = settled.filter(({ error }) => error !== undefined)
  for (const { call, error } of failed) {
    const { kind, message } = describeError(error)
    log.warn({ call, reason: message ?? kind }, 'a page can do without a read that failed')
  }
  if (failed[0] && !(await isSecondTry)) {
    countPartFailure()
    throw failed[0].error
  }
  return Object.fromEntries(settled.map(({ name, value }) => [name, value])) as Values<Parts>
}

/** The error of the first where all fail: a page of several subjects needs one of them. */
export function anyOf(...subjects: Promise<unknown>[]): Promise<unknown> {
  return Promise.any(subjects).catch(({ errors }: AggregateError) => {
    throw errors[0]
  })
}

/** Rejects for a list without rows, and for none: it is not what a page can stand on. */
export function assertRows(list: { items: readonly unknown[] } | null): void {
  if (!list?.items.length) throw new Error('no rows')
}

/** The development server has nothing in front of it that would request a page again. */
async function mayFallBack(): Promise<boolean> {
  return process.env.NODE_ENV === 'development' || (await draftMode()).isEnabled
}

async function settle([name, { call, read, fallback }]: [string, Part<unknown>], isSecondTry: Promise<boolean>) {
  // the read may fail before the mode is known
  read.catch(() => null)
  const isLimited = await isSecondTry
  try {
    return { name, call, value: await (isLimited ? withDeadline(SECOND_TRY_MS, () => read) : read), error: undefined }
  } catch (error) {
    return { name, call, value: await fallback(), error: error ?? new Error('rejected') }
  }
}
