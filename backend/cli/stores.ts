import { z } from 'zod'
import { withDatabase } from '@/backend/db/open-for-tool'
import { parseToolEnv } from '@/backend/env'
import { runStoresCommand, sharedHostsOf } from '@/backend/operator/run-stores-command'

/** Over the database at DATABASE_URL; without one by the running demo API, or its embedded database while it is stopped. */
export async function runStoresCommandHere(command: string[]): Promise<string[]> {
  const { databaseUrl, dataDir, storefrontOrigins, port } = parseToolEnv(process.env)
  const answer = databaseUrl ? null : await askApi(port, command)
  if (answer) return answer
  const settings = { sharedHosts: sharedHostsOf(storefrontOrigins), now: new Date() }
  return withDatabase({ databaseUrl, dataDir }, (db) => runStoresCommand(db, command, settings))
}

/** Null when no API is running. */
async function askApi(port: number, command: string[]): Promise<string[] | null> {
  const response = await fetch(`http://127.0.0.1:${port}/dev/operator`, {
    method: 'POST',
    body: JSON.stringify({ command: ['stores', ...command] }),
    headers: { 'content-type': 'application/json' },
  }).catch((error: Error & { cause?: { code?: string } }) => {
    if (error.cause?.code === 'ECONNREFUSED') return null
    throw error
  })
  if (!response) return null
  if (!response.ok) throw new Error(`the API answered ${response.status}`)
  return z.object({ lines: z.array(z.string()) }).parse(await response.json()).lines
}
