import { readPassedTitles } from './requirements/reports'
import { readRows } from './requirements/rows'

/** `npm run requirements`: which rows the last test run proved, area by area. Wrong titles fail it. */
const MOST_IDS = 3
const rows = await readRows('docs/requirements.md')
const titles = await readPassedTitles('.reports')
const proven = new Set<string>()
const wrong: string[] = []
for (const title of titles) {
  const ids = [...title.matchAll(/\[([A-Z0-9]+-\d+)\]/g)].map((match) => match[1] ?? '')
  const unknown = ids.filter((id) => !rows.has(id))
  if (unknown.length > 0) wrong.push(`unknown ${unknown.join(', ')}: ${title}`)
  if (ids.length > MOST_IDS) wrong.push(`more than ${MOST_IDS} rows: ${title}`)
  for (const id of ids) proven.add(id)
}

const areas = new Set([...rows.keys()].map((id) => id.replace(/-\d+$/, '')))
for (const area of areas) {
  const ids = [...rows.keys()].filter((id) => id.startsWith(`${area}-`))
  const left = ids.filter((id) => !proven.has(id))
  const list = left.length > 0 ? `   not: ${left.map((id) => id.replace(/^.*-/, '')).join(' ')}` : ''
  process.stdout.write(
    `${area.padEnd(6)} ${String(ids.length - left.length).padStart(3)} of ${String(ids.length).padStart(3)}${list}\n`,
  )
}
const count = [...rows.keys()].filter((id) => proven.has(id)).length
process.stdout.write(`\n${count} of ${rows.size} rows are proven by ${titles.length} passed tests\n`)
if (titles.length === 0) wrong.push('no report of a test run in .reports: run npm test first')
for (const line of wrong) process.stderr.write(`${line}\n`)
if (wrong.length > 0) process.exit(1)
