import { parseArgs } from 'node:util'
import { exportCatalogue } from './catalogue/export/export-catalogue'
import { describeColumns } from './catalogue/format/describe-columns'
import { importCatalogue } from './catalogue/import-catalogue'
import { withDatabase } from './db/open-for-tool'
import { createPictureStore } from './demo/pictures/picture-store'
import { parseToolEnv } from './env'
import { sharedHostsOf } from './operator/run-stores-command'

const USAGE = 'npm run catalogue -- import FOLDER [--dry-run] | export FOLDER | columns'

/** Over the database at DATABASE_URL, or the embedded one while the API is stopped. */
async function main(): Promise<string[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [command, folder, ...more] = positionals
  if (command === 'columns') return describeColumns()
  if (!folder || more.length > 0 || (command !== 'import' && command !== 'export')) throw new Error(USAGE)
  const { databaseUrl, dataDir, pictureDir, storefrontOrigins } = parseToolEnv(process.env)
  const pictures = createPictureStore(pictureDir)
  return withDatabase({ databaseUrl, dataDir }, async (db) => {
    if (command === 'export') {
      const missing = await exportCatalogue({ db, folder, pictures })
      return [...missing.map((key) => `${key}: the picture is not stored`), `The catalogue is in ${folder}.`]
    }
    const isDryRun = values['dry-run']
    const sharedHosts = sharedHostsOf(storefrontOrigins)
    const summary = await importCatalogue({ db, folder, pictures, pictureDir, sharedHosts, now: new Date(), isDryRun })
    return [...summary.toLines(), ...(isDryRun ? ['Nothing was written.'] : [])]
  })
}

main().then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
