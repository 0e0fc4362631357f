import { asc, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { linesOr } from '@/backend/operators/operation/command'
import { defineOperation } from '@/backend/operators/operation/operation'

export const listStores = defineOperation({
  name: 'stores.list',
  about: 'All stores, with their state and domain.',
  commandOnly: 'no ability covers the stores of others',
  request: z.object({}),
  answer: z.object({
    stores: z.array(z.object({ id: z.int(), key: z.string(), is_open: z.boolean(), domain: z.string().nullable() })),
  }),
  async run({ db }) {
    const columns = { id: stores.gid, key: stores.urlKey, suspended: stores.suspended, domain: stores.domain }
    const rows = await db.select(columns).from(stores).orderBy(asc(stores.gid))
    return { stores: rows.map(({ suspended, ...store }) => ({ ...store, is_open: !suspended })) }
  },
  commands: {
    list: {
      form: [],
      print: ({ stores: found }) =>
        linesOr(
          found.map(({ id, key, is_open: isOpen, domain }) =>
            [id, key, isOpen ? 'open' : 'closed', domain ?? ''].join('  ').trimEnd(),
          ),
          'no stores',
        ),
    },
  },
})

export const listDomains = defineOperation({
  name: 'stores.domains',
  about: 'The domains of all stores, one a line and nothing else, for scripts.',
  commandOnly: 'no ability covers the stores of others',
  request: z.object({}),
  answer: z.object({ domains: z.array(z.string()) }),
  async run({ db }) {
    const rows = await db
      .select({ domain: stores.domain })
      .from(stores)
      .where(isNotNull(stores.domain))
      .orderBy(asc(stores.domain))
    return { domains: rows.flatMap(({ domain }) => domain ?? []) }
  },
  commands: { domains: { form: [], print: ({ domains }) => domains } },
})
