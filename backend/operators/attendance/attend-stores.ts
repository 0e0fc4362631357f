import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { requireStores } from '@/backend/operators/access/reach'
import { instant, storeKeys } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import { attendances } from './schema'

/** The page of operators repeats it every 30 s. */
const ATTENDED_MS = 90_000

export const attendStores = defineOperation({
  name: 'stores.attend',
  about: 'Somebody looks after the orders of the stores, so that the simulator of a demo leaves them alone for 90 s.',
  method: 'POST',
  path: '/attend',
  ability: 'orders',
  request: z.object({ store: storeKeys }),
  answer: z.object({ until: instant }),
  async run({ db, actor, now }, { store }) {
    const gids = await requireStores(db, actor, store)
    const until = new Date(now().getTime() + ATTENDED_MS)
    const attended = await db
      .select({ gid: stores.gid })
      .from(stores)
      .where(gids ? inArray(stores.gid, [...gids]) : undefined)
      .orderBy(stores.gid)
    if (attended.length > 0)
      await db
        .insert(attendances)
        .values(attended.map(({ gid }) => ({ gid, until })))
        .onConflictDoUpdate({ target: attendances.gid, set: { until } })
    return { until: until.toISOString() }
  },
  commands: { attend: { form: ['--store <key...>'], print: ({ until }) => [`attended until ${until}`] } },
})
