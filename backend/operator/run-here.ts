import { z } from 'zod'
import { withDatabase } from '@/backend/db/open-for-tool'
import { loadConfig } from '@/backend/env'
import { createPaymentProvider } from '@/backend/providers/create-payment-provider'
import { withoutEmpty } from '@/lib/env-values'
import { runCommand } from './run-command'

/**
 * Runs a command over the database at DATABASE_URL; without one by the running demo API, since only one process can
 * open its own. Returns the lines that it says.
 */
export async function runHere(command: string[]): Promise<string[]> {
  const { DATABASE_URL: url, API_PORT: port = '4000' } = withoutEmpty(process.env)
  if (!url) {
    const body = JSON.stringify({ command })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`http://127.0.0.1:${port}/dev/operator`, { method: 'POST', body, headers })
    if (!response.ok) throw new Error(`the API answered ${response.status}`)
    return z.object({ lines: z.array(z.string()) }).parse(await response.json()).lines
  }
  const config = await loadConfig(process.env)
  return withDatabase(config, (db) =>
    runCommand({ db, provider: createPaymentProvider(db, config), now: () => new Date() }, command),
  )
}
