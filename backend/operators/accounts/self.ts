import { asc } from 'drizzle-orm'
import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { ABILITIES } from '@/backend/operators/access/abilities'
import { isInReach } from '@/backend/operators/access/reach'
import { byLanguage } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'

const store = z.object({
  key: z.string(),
  name: byLanguage,
  time_zone: z.string(),
  currency: z.string(),
})

export const readSelf = defineOperation({
  name: 'operators.self',
  about: 'Whose token it is, what it may, and its stores.',
  method: 'GET',
  path: '/self',
  ability: 'orders',
  request: z.object({}),
  answer: z.object({ name: z.string(), abilities: z.array(z.enum(ABILITIES)), stores: z.array(store) }),
  async run({ db, actor }) {
    const { urlKey: key, name, timeZone, currency } = stores
    const found = await db
      .select({ key, name, timeZone, currency })
      .from(stores)
      .where(isInReach(actor, stores.gid))
      .orderBy(asc(stores.gid))
    return {
      name: actor.name,
      abilities: [...actor.abilities],
      stores: found.map(({ timeZone, ...one }) => ({ ...one, time_zone: timeZone })),
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
