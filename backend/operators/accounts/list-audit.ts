import { and, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { auditEntries } from '@/backend/operators/access/schema'
import { linesOr } from '@/backend/operators/operation/command'
import { instant } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'

const PAGE = 50

export const listAudit = defineOperation({
  name: 'audit.list',
  about: 'What was changed, by whom and when: newest first, fifty to a page.',
  commandOnly: 'a token could read what others do',
  request: z.object({
    by: z.string().optional().describe('an operator, or a user of the machine'),
    of: z.string().optional().describe('the id or key of what was changed'),
    page: z.int().min(1).max(100_000).default(1),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        at: instant,
        by: z.string(),
        is_command: z.boolean(),
        act: z.string(),
        of: z.string(),
        detail: z.string(),
      }),
    ),
  }),
  async run({ db }, { by, of, page }) {
    const isBy = by === undefined ? undefined : eq(auditEntries.actor, by)
    const isOf = of === undefined ? undefined : eq(auditEntries.subject, of)
    const rows = await db
      .select()
      .from(auditEntries)
      .where(and(isBy, isOf))
      .orderBy(desc(auditEntries.at), desc(auditEntries.id))
      .limit(PAGE)
      .offset((page - 1) * PAGE)
    return {
      entries: rows.map(({ at, actor, operatorId, act, subject, detail }) => {
        return { at: at.toISOString(), by: actor, is_command: operatorId === null, act, of: subject, detail }
      }),
    }
  },
  commands: {
    list: {
      form: ['--by <name>', '--of <subject>', '--page <n>'],
      print: ({ entries }) =>
        linesOr(
          entries.map(({ at, by, is_command: isCommand, act, of, detail }) =>
            [at, isCommand ? `${by} (command)` : by, act, of, detail].filter(Boolean).join('  '),
          ),
          'no entries',
        ),
    },
  },
})
