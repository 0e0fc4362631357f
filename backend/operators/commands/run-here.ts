import { loadConfig, parseToolEnv } from '@/backend/config/env'
import { commandActor } from '@/backend/operators/abilities'
import { attemptLookup } from '@/backend/orders/attempts/attempt-lookup'
import { withDatabase } from '@/backend/platform/db/open-for-tool'
import { CommandError } from '@/backend/platform/errors/command-error'
import { createPaymentProvider } from '@/backend/providers/create-payment-provider'
import { askRunningApi } from './ask-running-api'
import { runCommand } from './run-command'
import { findRunningApi } from './running-api'
import { systemUser } from './system-user'

/**
 * Runs a command over the database at DATABASE_URL; without one by the API that has the embedded database open, since
 * only one process can. Returns the lines to print. Throws a CommandError, also where no API runs.
 */
export async function runHere(words: string[]): Promise<string[]> {
  const { databaseUrl, dataDir, storefrontOrigins, customerDomain } = parseToolEnv(process.env)
  const user = systemUser()
  if (!databaseUrl) {
    const api = await findRunningApi(dataDir)
    if (!api) throw new CommandError(`No API runs on the data folder ${dataDir}: start it, or set DATABASE_URL.`)
    return askRunningApi(api, { user, command: words })
  }
  return withDatabase({ databaseUrl, dataDir }, (db) => {
    const provider = async () => createPaymentProvider(db, await loadConfig(process.env), attemptLookup(db))
    const actor = commandActor(user)
    const codeSecret = async () => (await loadConfig(process.env)).secrets.code[0]
    const context = { db, now: () => new Date(), actor, customerDomain, provider, codeSecret, storefrontOrigins }
    return runCommand(context, words)
  })
}
