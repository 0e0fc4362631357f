import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { ABILITIES } from '@/backend/operators/access/abilities'
import { requireStores } from '@/backend/operators/access/reach'
import type { CommandContext } from '@/backend/operators/operation/command-context'
import { parseWords } from '@/backend/operators/operation/parse-words'
import type { Database } from '@/backend/platform/db/database'
import { CommandError } from '@/backend/platform/errors/command-error'
import { addOperator, listOperators, revokeOperator } from './operator-accounts'

export const OPERATORS_USAGE =
  'npm run cli -- operators list | add <name> --store KEY… | --all-stores, --may ' +
  `${ABILITIES.join(',')} | revoke <name>`
const OPTIONS = {
  store: { type: 'string', multiple: true },
  'all-stores': { type: 'boolean' },
  may: { type: 'string' },
} as const

const name = z.string().regex(/^[\w.@-]{1,60}$/)
const abilities = z.array(z.enum(ABILITIES)).min(1)

/** `add till-3 --store bakery --may orders,refunds`, which prints the token once. */
export async function runOperatorsCommand(context: CommandContext, words: string[]): Promise<string[]> {
  const { values, positionals } = parseWords(words, OPTIONS, OPERATORS_USAGE)
  const [command = 'list', called] = positionals
  const { db, actor, now } = context
  if (command === 'list') return list(db)
  const given = name.safeParse(called)
  if (!given.success) throw new CommandError(OPERATORS_USAGE)
  if (command === 'revoke') {
    await revokeOperator(db, actor, given.data, now())
    return [`${given.data}: its token works no more`]
  }
  const may = abilities.safeParse(values.may?.split(',') ?? [])
  // all stores must be explicit, so that a forgotten option grants nothing
  const isClear = Boolean(values.store?.length) !== Boolean(values['all-stores'])
  if (command !== 'add' || !may.success || !isClear) throw new CommandError(OPERATORS_USAGE)
  const gids = await requireStores(db, actor, values.store ?? [])
  const token = await addOperator(db, actor, { name: given.data, gids, abilities: may.data }, now())
  return [`${given.data}: ${token}`, 'It is shown this once. Calls carry it as: Authorization: Bearer TOKEN']
}

async function list(db: Database): Promise<string[]> {
  const rows = await listOperators(db)
  const known = await db.select({ gid: stores.gid, key: stores.urlKey }).from(stores)
  const keyOf = (gid: number) => known.find((store) => store.gid === gid)?.key ?? gid
  if (rows.length === 0) return ['no operators']
  return rows.map(({ name, gids, abilities, createdAt }) => {
    const where = gids?.map(keyOf).join(',') ?? 'all stores'
    const declines = abilities.includes('orders') && !abilities.includes('refunds')
    const limit = declines ? ['cancels before an acceptance alone'] : []
    return [name, where, abilities.join(','), `since ${createdAt.toISOString()}`, ...limit].join('  ')
  })
}
