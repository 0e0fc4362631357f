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
import { readCommand, type Tool, type ToolCommand } from '@/backend/operators/commands/tool'
import type { Typed } from '@/backend/operators/operation/command'
import { hostsOf } from '@/backend/operators/operation/operation-context'
import { withDatabase } from '@/backend/platform/db/open-for-tool'
import { inTransaction } from '@/backend/platform/db/transaction'

type OpenPictures = (folder: string) => PictureSource

interface CatalogueCommand<P extends string = string> extends ToolCommand {
  parts: readonly { syntax: P; choices?: string[] }[]
  /** returns the lines to print */
  run(typed: Typed<P>, openPictures: OpenPictures): string[] | Promise<string[]>
}

/** Infers the types of what is typed. */
function define<const P extends string>(command: CatalogueCommand<P>): CatalogueCommand<P> {
  return command
}

const IMPORT = define({
  about: 'Imports a folder of files, or with --from the file of another shop system.',
  parts: [
    { syntax: '<path>' },
    { syntax: '--dry-run' },
    { syntax: '--replace' },
    { syntax: '--from <form>', choices: [...FOREIGN_FORMS] },
    { syntax: '--store <key>' },
    { syntax: '--json' },
  ],
  run({ path: location, from, store, json, replace: isReplacing, 'dry-run': isDryRun }, openPictures) {
    const form = FOREIGN_FORMS.find((one) => one === from)
    const folder = form ? path.dirname(location) : location
    const { databaseUrl, dataDir, pictureDir, storefrontOrigins, cities } = parseToolEnv(process.env)
    return withDatabase({ databaseUrl, dataDir }, async (db) => {
      const now = new Date()
      const sources = {
        folder,
        pictures: openPictures(pictureDir),
        pictureDir,
        sharedHosts: hostsOf(storefrontOrigins),
        cities,
      }
      const foreign = form && { form, path: location, store }
      const summary = await importCatalogue({ db, ...sources, isDryRun, isReplacing, now, ...(foreign && { foreign }) })
      const act = { act: 'catalogue.import', subject: 'catalogue' }
      if (!isDryRun) await inTransaction(db, (tx) => recordAct(tx, commandActor(systemUser()), act, now))
      if (json) return [JSON.stringify({ dryRun: isDryRun, ...summary.toJson() })]
      return [...summary.toLines(), ...(isDryRun ? ['Nothing was written.'] : [])]
    })
  },
})

const EXPORT = define({
  about: 'Writes the catalogue into an empty folder.',
  parts: [{ syntax: '<folder>' }],
  run({ folder }, openPictures) {
    const { databaseUrl, dataDir, pictureDir } = parseToolEnv(process.env)
    return withDatabase({ databaseUrl, dataDir }, async (db) => {
      const missing = await exportCatalogue({ db, folder, pictures: openPictures(pictureDir) })
      return [...missing.map((key) => `${key}: the picture is not stored`), `The catalogue is in ${folder}.`]
    })
  },
})

const COLUMNS = define({
  about: 'Describes the columns of all files.',
  parts: [],
  run: () => describeColumns(),
})

/** Its commands read and write files of this machine: they are no operations, and no API runs them. */
export const CATALOGUE_TOOL: Tool<CatalogueCommand> = {
  name: 'catalogue',
  commands: { import: IMPORT, export: EXPORT, columns: COLUMNS },
}

/** Uses the database at DATABASE_URL, or the embedded one while the API is stopped. Throws a CommandError. */
export async function runCatalogueCommand(words: string[], openPictures: OpenPictures): Promise<string[]> {
  const { command, values } = readCommand(CATALOGUE_TOOL, words)
  return command.run(values, openPictures)
}
