import { z } from 'zod'
import { CommandError } from '@/backend/platform/errors/command-error'
import { safeParse } from '@/lib/safe-parse'
import type { RunningApi } from './running-api'

export const COMMANDS_PATH = '/commands'

export const givenCommand = z.object({
  /** who gives it, for the audit */
  user: z.string().min(1).max(60).default('unknown'),
  command: z.array(z.string().max(4000)).min(1).max(500),
})
type GivenCommand = z.output<typeof givenCommand>

const answer = z.union([z.object({ lines: z.array(z.string()) }), z.object({ error: z.string() })])

/** Has the API run a command; returns its lines. Throws a CommandError with what the API says against it. */
export async function askRunningApi({ url, key }: RunningApi, asked: GivenCommand): Promise<string[]> {
  const response = await fetch(`${url}${COMMANDS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(asked),
  }).catch(() => {
    throw new CommandError(`The API at ${url} does not answer: it is starting, or was killed.`)
  })
  const answered = safeParse(answer, await response.json().catch(() => null))
  if (!answered.success) throw new CommandError(`The API at ${url} answered ${response.status}.`)
  if ('error' in answered.data) throw new CommandError(answered.data.error)
  return answered.data.lines
}
