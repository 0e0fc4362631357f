import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { ABILITIES } from '@/backend/operators/access/abilities'
import { requireStores } from '@/backend/operators/access/reach'
import { linesOr } from '@/backend/operators/operation/command'
import { instant, storeKeys } from '@/backend/operators/operation/fields'
import { defineOperation, Recorded } from '@/backend/operators/operation/operation'
import { addOperator, listOperators, revokeOperator } from './operator-accounts'

const TOKENS = 'a token could make tokens that may more than itself'
const name = z.string().regex(/^[\w.@-]{1,60}$/, 'must be letters, digits or one of . @ _ -')

const operator = z.object({
  name: z.string(),
  stores: z.array(z.string()).nullable().describe('keys; null: all'),
  abilities: z.array(z.enum(ABILITIES)),
  since: instant,
})

export const listAccounts = defineOperation({
  name: 'operators.list',
  about: 'Who has a token, for which stores, and what they may.',
  commandOnly: TOKENS,
  request: z.object({}),
  answer: z.object({ operators: z.array(operator) }),
  async run({ db }) {
    const known = await db.select({ gid: stores.gid, key: stores.urlKey }).from(stores)
    const keyOf = (gid: number) => known.find((store) => store.gid === gid)?.key ?? `${gid}`
    return {
      operators: (await listOperators(db)).map(({ name, gids, abilities, createdAt }) => {
        return { name, stores: gids?.map(keyOf) ?? null, abilities, since: createdAt.toISOString() }
      }),
    }
  },
  commands: {
    list: {
      form: [],
      print: ({ operators }) => linesOr(operators.map(lineOf), 'no operators'),
    },
  },
})

function lineOf({ name, stores: keys, abilities, since }: z.output<typeof operator>): string {
  const declines = abilities.includes('orders') && !abilities.includes('refunds')
  const limit = declines ? ['cancels before an acceptance alone'] : []
  return [name, keys?.join(',') ?? 'all stores', abilities.join(','), `since ${since}`, ...limit].join('  ')
}

export const addAccount = defineOperation({
  name: 'operators.add',
  about: 'Makes a token, which is printed this once: for the named stores or for all, and for what is named.',
  commandOnly: TOKENS,
  request: z
    .object({
      name,
      store: storeKeys.describe('keys of stores'),
      all_stores: z.boolean().default(false).describe('in place of stores'),
      may: z
        .string()
        .transform((text) => text.split(','))
        .pipe(z.array(z.enum(ABILITIES)))
        .describe(ABILITIES.join(',')),
    })
    // all stores must be explicit, so that a forgotten option grants nothing
    .refine((wanted) => wanted.store.length > 0 !== wanted.all_stores, {
      path: ['store'],
      message: 'or all stores are needed, not both',
    }),
  answer: z.object({ token: z.string() }),
  audit: ({ name }) => ({ subject: name }),
  async run({ db, actor, now }, { name, store, may: abilities }) {
    const gids = await requireStores(db, actor, store)
    const token = await addOperator(db, { name, gids, abilities }, now())
    return new Recorded({ token }, `${abilities.join(' ')} at ${gids?.join(' ') ?? 'all stores'}`)
  },
  commands: {
    add: {
      form: ['<name>', '--store <key...>', '--all-stores', '--may <abilities>'],
      print: ({ token }, { name }) => [
        `${name}: ${token}`,
        'It is shown this once. Calls carry it as: Authorization: Bearer TOKEN',
      ],
    },
  },
})

export const revokeAccount = defineOperation({
  name: 'operators.revoke',
  about: 'A token works no more, from the next call on.',
  commandOnly: TOKENS,
  request: z.object({ name }),
  answer: z.object({}),
  audit: ({ name }) => ({ subject: name }),
  async run({ db, now }, { name }) {
    await revokeOperator(db, name, now())
    return {}
  },
  commands: { revoke: { form: ['<name>'], print: (_, { name }) => [`${name}: its token works no more`] } },
})
