import { z } from 'zod'
import { withoutEmpty } from '@/lib/env-values'
import { openPostgres } from './db/postgres'
import { loadConfig } from './env'
import { runCommand } from './operator/run-command'
import { createPaymentProvider } from './providers/create-payment-provider'

/** Over the database at DATABASE_URL; without one by the running demo API, since only one process can open its own. */
async function main(command: string[]): Promise<string[]> {
  const { DATABASE_URL: url, API_PORT: port = '4000' } = withoutEmpty(process.env)
  if (!url) {
    const body = JSON.stringify({ command })
    const headers = { 'content-type': 'application/json' }
    const response = await fetch(`http://127.0.0.1:${port}/dev/operator`, { method: 'POST', body, headers })
    if (!response.ok) throw new Error(`the API answered ${response.status}`)
    return z.object({ lines: z.array(z.string()) }).parse(await response.json()).lines
  }
  const config = await loadConfig(process.env)
  const { db, close } = openPostgres(url, { size: 1 })
  const provider = createPaymentProvider(db, config)
  return runCommand({ db, provider, now: () => new Date() }, command).finally(close)
}

main(process.argv.slice(2)).then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
