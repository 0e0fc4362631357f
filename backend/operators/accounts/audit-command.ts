import { z } from 'zod'
import { listAudit } from '@/backend/operators/access/audit-log'
import type { CommandContext } from '@/backend/operators/operation/command-context'
import { parseWords } from '@/backend/operators/operation/parse-words'
import { CommandError } from '@/backend/platform/errors/command-error'

export const AUDIT_USAGE = 'npm run cli -- audit list [--by NAME] [--of SUBJECT] [--page N]'
const OPTIONS = { by: { type: 'string' }, of: { type: 'string' }, page: { type: 'string' } } as const

const page = z.coerce.number().int().min(1).max(100_000).default(1)

/** `list --by ada --page 2`: the changes, newest first. */
export async function runAuditCommand({ db }: CommandContext, words: string[]): Promise<string[]> {
  const { values, positionals } = parseWords(words, OPTIONS, AUDIT_USAGE)
  const chosen = page.safeParse(values.page)
  if ((positionals[0] ?? 'list') !== 'list' || !chosen.success) throw new CommandError(AUDIT_USAGE)
  const entries = await listAudit(db, { actor: values.by, subject: values.of, page: chosen.data })
  if (entries.length === 0) return ['no entries']
  return entries.map(({ at, operatorId, actor, act, subject, detail }) => {
    const who = operatorId === null ? `${actor} (command)` : actor
    return [at.toISOString(), who, act, subject, detail].filter(Boolean).join('  ')
  })
}
