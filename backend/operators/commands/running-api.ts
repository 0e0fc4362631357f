import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Printed } from '@/backend/operators/operation/command'
import { addressFile, isFolderLocked } from '@/backend/platform/db/folder-lock'
import { CommandError } from '@/backend/platform/errors/command-error'
import { safeParse } from '@/lib/safe-parse'

const runningApi = z.object({
  url: z.url(),
  /** random for each start: only those who can read the data folder may run commands */
  key: z.string().min(1),
})
export type RunningApi = z.output<typeof runningApi>

/** Writes the address beside the lock of the data folder, readable by its own user only. */
export async function announceApi(folder: string, api: RunningApi): Promise<void> {
  await writeFile(addressFile(folder), JSON.stringify(api), { mode: 0o600 })
}

/** The API that has the embedded database in the folder open; null if none takes commands. */
export async function findRunningApi(folder: string): Promise<RunningApi | null> {
  if (!(await isFolderLocked(folder))) return null
  const text = await readFile(addressFile(folder), 'utf8').catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : runningApi.parse(JSON.parse(text))
}

/** The URL of a port of this machine; a wildcard address becomes the loopback. */
export function localUrl(host: string, port: number): string {
  const name = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host)
  return `http://${name}:${port}`
}

export const COMMANDS_PATH = '/commands'
/** The type of a text; lines and errors are JSON. */
export const PRINTED_TEXT = 'text/plain; charset=utf-8'

export const givenCommand = z.object({
  /** the user of the machine, for the audit */
  user: z.string().min(1).max(60).default('unknown'),
  command: z.array(z.string().max(4000)).min(1).max(500),
})
type GivenCommand = z.output<typeof givenCommand>

const answer = z.union([z.object({ lines: z.array(z.string()) }), z.object({ error: z.string() })])

/** Has the API run a command. Throws a CommandError with the API's error. */
export async function sendCommand({ url, key }: RunningApi, command: GivenCommand): Promise<Printed> {
  const response = await fetch(`${url}${COMMANDS_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(command),
  }).catch(() => {
    throw new CommandError(`The API at ${url} does not answer: it is starting, or was killed.`)
  })
  if (response.body && response.headers.get('content-type') === PRINTED_TEXT)
    return response.body.pipeThrough(new TextDecoderStream())
  const answered = safeParse(answer, await response.json().catch(() => null))
  if (!answered.success) throw new CommandError(`The API at ${url} answered ${response.status}.`)
  if ('error' in answered.data) throw new CommandError(answered.data.error)
  return answered.data.lines
}
