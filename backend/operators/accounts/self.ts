import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { ABILITIES } from '@/backend/operators/access/abilities'
import { isInReach } from '@/backend/operators/access/reach'
import { byLanguage, instant } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'

const store = z.object({
  key: z.string(),
  name: byLanguage,
  time_zone: z.string(),
  currency: z.string(),
  is_open: z.boolean().describe('false: closed until `stores open`'),
  paused_until: instant.nullable().describe('until then it takes no orders of its menu'),
  closed_until: instant.nullable().describe('closed for the rest of its day'),
  busy_until: instant.nullable().describe('until then it promises `busy_minutes` more'),
  busy_minutes: z.int(),
})

export const readSelf = defineOperation({
  name: 'operators.self',
  about: 'Whose token it is, what it may, and its stores.',
  method: 'GET',
  path: '/self',
  ability: 'orders',
  request: z.object({}),
  answer: z.object({ name: z.string(), abilities: z.array(z.enum(ABILITIES)), stores: z.array(store) }),
  async run({ db, actor, now }) {
    const at = now()
    const rows = await db.select().from(stores).where(isInReach(actor, stores.gid)).orderBy(asc(stores.gid))
    const ahead = (until: Date | null) => (until && until > at ? until.toISOString() : null)
    return {
      name: actor.name,
      abilities: [...actor.abilities],
      stores: rows.map((row) => ({
        key: row.urlKey,
        name: row.name,
        time_zone: row.timeZone,
        currency: row.currency,
        is_open: !row.suspended,
        paused_until: ahead(row.pausedUntil),
        closed_until: ahead(row.closedUntil),
        busy_until: ahead(row.busyUntil),
        busy_minutes: row.busyMinutes,
      })),
    }
  },
  commands: {
    self: {
      form: [],
      print: ({ name, abilities, stores: found }) => [
        `${name}: ${abilities.join(', ')}`,
        ...found.map(({ key, time_zone: timeZone, currency }) => [key, timeZone, currency].join('  ')),
      ],
    },
  },
})
