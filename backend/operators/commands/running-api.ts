import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { addressFile, isFolderLocked } from '@/backend/platform/db/folder-lock'

const runningApi = z.object({
  url: z.url(),
  /** random for each start: who can read the data folder may give commands, and nobody else */
  key: z.string().min(1),
})
export type RunningApi = z.output<typeof runningApi>

/** Writes it beside the lock that this process holds on its data folder, for its own user alone. */
export async function announceApi(folder: string, api: RunningApi): Promise<void> {
  await writeFile(addressFile(folder), JSON.stringify(api), { mode: 0o600 })
}

/** The API that has the embedded database in the folder open; null when none takes commands. */
export async function findRunningApi(folder: string): Promise<RunningApi | null> {
  if (!(await isFolderLocked(folder))) return null
  const text = await readFile(addressFile(folder), 'utf8').catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : runningApi.parse(JSON.parse(text))
}

/** Of this machine: an address that stands for all of them leads to the loopback. */
export function localUrl(host: string, port: number): string {
  const name = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }[host] ?? (host.includes(':') ? `[${host}]` : host)
  return `http://${name}:${port}`
}
