import { readLastRun } from './reports/last-run'
import { findProofs } from './requirements/proofs'
import { readProvenRows, refuseProvenRows, writeProvenRows } from './requirements/proven-rows'
import { readRows } from './requirements/rows'

/**
 * `npm run requirements`: the rows proven by the last test run, area by area. Fails on invalid titles and on an
 * outdated list of proven rows; `--write` updates that list, from reports that apply to the current files.
 */
const [rows, run] = await Promise.all([readRows('docs/requirements.md'), readLastRun()])
const { proven, unsure, oneSided, wrong } = findProofs(rows, run.results)

const isProven = new Set(proven)
const areas = new Set([...rows.keys()].map((id) => id.replace(/-\d+$/, '')))
for (const area of areas) {
  const ids = [...rows.keys()].filter((id) => id.startsWith(`${area}-`))
  const left = ids.filter((id) => !isProven.has(id))
  const list = left.length > 0 ? `   not: ${left.map((id) => id.replace(/^.*-/, '')).join(' ')}` : ''
  process.stdout.write(
    `${area.padEnd(6)} ${String(ids.length - left.length).padStart(3)} of ${String(ids.length).padStart(3)}${list}\n`,
  )
}
for (const [id, side] of oneSided) process.stdout.write(`${id} is proven on the ${side}'s side only\n`)
for (const id of unsure) process.stdout.write(`${id} is proven at a second try only\n`)
process.stdout.write(`\n${proven.length} of ${rows.size} rows are proven by ${run.results.length} tests\n`)

if (process.argv.includes('--write')) {
  wrong.push(...run.refusals)
  if (wrong.length === 0) await writeProvenRows(proven)
} else if (run.results.length === 0) wrong.push('there is no report of a test run; run npm test first')
else wrong.push(...refuseProvenRows(await readProvenRows(), proven, unsure))
for (const line of wrong) process.stderr.write(`${line}\n`)
if (wrong.length > 0) process.exit(1)
