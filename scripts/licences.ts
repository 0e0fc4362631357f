import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { type Component, licenceProblems } from './licences/problems'

const BILL = '.reports/bill-of-materials.cdx.json'
const MAX_BYTES = 64 * 1024 * 1024

/**
 * `npm run licences`: writes the bill of materials of all that production installs on any platform, from the lock file
 * alone, and fails for a licence that is not allowed.
 */
const { stdout } = await promisify(execFile)(
  'npm',
  ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--omit', 'dev'],
  { maxBuffer: MAX_BYTES, shell: process.platform === 'win32' },
)
const { components } = JSON.parse(stdout) as { components: Component[] }
await mkdir('.reports', { recursive: true })
await writeFile(BILL, stdout)
const problems = licenceProblems(components)
process.stdout.write(`${components.length} packages are in ${BILL}\n`)
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exit(1)
