import path from 'node:path'
import { exportCatalogue } from '@/backend/catalogue-files/export/export-catalogue'
import { FOREIGN_FORMS } from '@/backend/catalogue-files/foreign/read-foreign'
import { describeColumns } from '@/backend/catalogue-files/format/describe-columns'
import { importCatalogue } from '@/backend/catalogue-files/import-catalogue'
import type { PictureSource } from '@/backend/config/deps'
import { parseToolEnv } from '@/backend/config/env'
import { commandActor } from '@/backend/operators/access/abilities'
import { recordAct } from '@/backend/operators/access/audit-log'
import { systemUser } from '@/backend/operators/commands/system-user'
import { parseWords } from '@/backend/operators/operation/parse-words'
import { sharedHostsOf } from '@/backend/operators/stores/stores-command'
import { withDatabase } from '@/backend/platform/db/open-for-tool'
import { inTransaction } from '@/backend/platform/db/transaction'
import { CommandError } from '@/backend/platform/errors/command-error'

export const CATALOGUE_USAGE = `npm run cli -- catalogue import FOLDER [--dry-run] [--replace]
  | import --from ${FOREIGN_FORMS.join('|')} FILE [--store KEY] [--dry-run] [--replace]
  | export FOLDER | columns`

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  replace: { type: 'boolean' },
  from: { type: 'string' },
  store: { type: 'string' },
} as const

type OpenPictures = (folder: string) => PictureSource

/** Uses the database at DATABASE_URL, or the embedded one while the API is stopped. */
export async function runCatalogueCommand(args: string[], openPictures: OpenPictures): Promise<string[]> {
  const { values, positionals } = parseWords(args, OPTIONS, CATALOGUE_USAGE)
  const [command, location, ...more] = positionals
  if (command === 'columns') return describeColumns()
  if (!location || more.length > 0 || (command !== 'import' && command !== 'export'))
    throw new CommandError(CATALOGUE_USAGE)
  const form = FOREIGN_FORMS.find((one) => one === values.from)
  if (values.from !== undefined && (!form || command === 'export')) throw new CommandError(CATALOGUE_USAGE)
  const folder = form ? path.dirname(location) : location
  const { databaseUrl, dataDir, pictureDir, storefrontOrigins } = parseToolEnv(process.env)
  const pictures = openPictures(pictureDir)
  return withDatabase({ databaseUrl, dataDir }, async (db) => {
    if (command === 'export') {
      const missing = await exportCatalogue({ db, folder, pictures })
      return [...missing.map((key) => `${key}: the picture is not stored`), `The catalogue is in ${folder}.`]
    }
    const isDryRun = values['dry-run'] ?? false
    const sharedHosts = sharedHostsOf(storefrontOrigins)
    const foreign = form && { form, path: location, store: values.store }
    const now = new Date()
    const how = { isDryRun, isReplacing: values.replace ?? false, now }
    const summary = await importCatalogue({
      db,
      folder,
      pictures,
      pictureDir,
      sharedHosts,
      ...how,
      ...(foreign && { foreign }),
    })
    const actor = commandActor(systemUser())
    const act = { act: 'catalogue.import', subject: 'catalogue' }
    if (!isDryRun) await inTransaction(db, (tx) => recordAct(tx, actor, act, now))
    return [...summary.toLines(), ...(isDryRun ? ['Nothing was written.'] : [])]
  })
}
