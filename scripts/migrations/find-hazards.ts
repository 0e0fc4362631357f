/** A comment of this form, before a statement, says why it does no harm to the version that is still running. */
const EXCUSE = /^\s*-- the old version: \S/m
export const BREAK = '--> statement-breakpoint'

/** Tables that grow with every customer: an index of one blocks its writes for a second for each million rows. */
const GROWING = [
  'orders',
  'order_lines',
  'payments',
  'refunds',
  'transfers',
  'customers',
  'sessions',
  'jobs',
  'notices',
]

const HAZARDS: [pattern: RegExp, why: string][] = [
  [/\bDROP\s+(?:TABLE|COLUMN|VIEW|SCHEMA)\b/i, 'the old version still reads it'],
  [/\bRENAME\b/i, 'the old version still uses the old name'],
  [/\bTRUNCATE\b/i, 'the old version still reads what was there'],
  [/\bALTER\s+COLUMN\b.*\bTYPE\b/is, 'the table is written anew, and the old version expects the old type'],
  [/\bALTER\s+COLUMN\b.*\bSET\s+NOT\s+NULL\b/is, 'the old version may leave it out'],
  [/\bALTER\s+COLUMN\b.*\bDROP\s+DEFAULT\b/is, 'the old version leaves it out'],
  [/\bADD\s+COLUMN\b(?=.*\bNOT\s+NULL\b)(?!.*\bDEFAULT\b)/is, 'the old version leaves it out'],
]

/** Statements that harm the version that still runs; empty if there are none. */
export function findHazards(migration: string): string[] {
  const created = new Set([...migration.matchAll(/\bCREATE\s+TABLE\s+"(\w+)"/gi)].map(([, table = '']) => table))
  return migration
    .split(BREAK)
    .filter((statement) => !EXCUSE.test(statement))
    .flatMap((statement) => hazardsOf(statement.replace(/^\s*--.*$/gm, '').trim(), created))
}

function hazardsOf(statement: string, created: Set<string>): string[] {
  const found = HAZARDS.filter(([pattern]) => pattern.test(statement)).map(([, why]) => why)
  const [, unique, absent, table = ''] =
    /^CREATE\s+(UNIQUE\s+)?INDEX\s+(IF\s+NOT\s+EXISTS\s+)?.*?\bON\s+"(\w+)"/is.exec(statement) ?? []
  if (unique && !created.has(table)) found.push('the old version may write what it forbids')
  if (GROWING.includes(table) && !created.has(table) && !absent)
    found.push('IF NOT EXISTS lets it be made beforehand, concurrently')
  const [, constrained = ''] = /^ALTER\s+TABLE\s+"(\w+)"\s+ADD\s+CONSTRAINT\b/i.exec(statement) ?? []
  if (constrained && !created.has(constrained)) found.push('the old version may write what it forbids')
  return found.map((why) => `${statement.replace(/\s+/g, ' ').slice(0, 80)}: ${why}`)
}
