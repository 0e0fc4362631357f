import { loadConfig } from '@/backend/config/config'
import { parseToolEnv } from '@/backend/config/env'
import { commandActor } from '@/backend/operators/access/abilities'
import type { Printed } from '@/backend/operators/operation/command'
import { hostsOf } from '@/backend/operators/operation/operation-context'
import { attemptLookup } from '@/backend/orders/attempts/attempt-lookup'
import { withDatabase } from '@/backend/platform/db/open-for-tool'
import { CommandError } from '@/backend/platform/errors/command-error'
import { createPaymentProvider } from '@/backend/providers/create-payment-provider'
import { runCommand } from './run-command'
import { findRunningApi, sendCommand } from './running-api'
import { systemUser } from './system-user'

/**
 * Runs a command on the database at DATABASE_URL, or through the API that has the embedded database open, which only one
 * process can, and has it printed while the database is open. Throws a CommandError, including if no API runs.
 */
export async function runHere(words: string[], print: (printed: Printed) => Promise<void>): Promise<void> {
  const { databaseUrl, dataDir, storefrontOrigins, customerDomain } = parseToolEnv(process.env)
  const user = systemUser()
  if (!databaseUrl) {
    const api = await findRunningApi(dataDir)
    if (!api) throw new CommandError(`No API runs on the data folder ${dataDir}: start it, or set DATABASE_URL.`)
    return print(await sendCommand(api, { user, command: words }))
  }
  return withDatabase({ databaseUrl, dataDir }, async (db) => {
    const provider = async () => createPaymentProvider(db, await loadConfig(process.env), attemptLookup(db))
    const actor = commandActor(user)
    const codeSecret = async () => (await loadConfig(process.env)).secrets.code[0]
    const sharedHosts = hostsOf(storefrontOrigins)
    const context = { db, now: () => new Date(), actor, customerDomain, provider, codeSecret, sharedHosts }
    await print(await runCommand(context, words))
  })
}
