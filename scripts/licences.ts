import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type Bill, missingIn, ofProduction } from './licences/bill'
import { licenceProblems } from './licences/problems'

const FILE = '.reports/bill-of-materials.cdx.json'
const MAX_BYTES = 64 * 1024 * 1024

/**
 * `npm run licences`: writes the bill of materials of all that production installs on any platform, from the lock file
 * alone, and fails for a licence that is not allowed.
 */
const { stdout } = await promisify(execFile)(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'],
  // npm is a script there
  { maxBuffer: MAX_BYTES, shell: process.platform === 'win32' },
)
const bill = ofProduction(JSON.parse(stdout) as Bill)
await mkdir('.reports', { recursive: true })
await writeFile(FILE, JSON.stringify(bill, null, 2))
process.stdout.write(`${bill.components.length} packages are in ${FILE}\n`)

const { dependencies } = JSON.parse(await readFile('package.json', 'utf8')) as { dependencies: Record<string, string> }
const problems = [...missingIn(bill, Object.keys(dependencies)), ...licenceProblems(bill.components)]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exit(1)
