import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { STORE_COLUMNS } from '@/backend/catalogue/purge/columns/store-columns'
import { publishChange } from '@/backend/catalogue/purge/publish-change'
import { tagsOf } from '@/backend/catalogue/purge/tags-of'
import { stores } from '@/backend/catalogue/schema/stores'
import { endOfDay } from '@/backend/catalogue/stores/end-of-day'
import { requireStore } from '@/backend/operators/access/reach'
import { instant, storeKey } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { inTransaction } from '@/backend/platform/db/transaction'
import { formatDayTime } from '@/lib/domain/time/time'
import { zoned } from '@/lib/domain/time/time-zones'
import { noSuchStore } from './lock-store'

const MINUTE = 60_000
const PAUSE_MINUTES = 'must be 1 to 720'
const BUSY_MINUTES = 'must be 1 to 240'
const BUSY_FOR = 'must be 5 to 1440'
const until = z.object({ until: instant, local: z.string().describe('the same by the clock of the store') })

export const pauseStore = defineOperation({
  name: 'stores.pause',
  about: 'A store takes no orders of its menu for some minutes. What was ordered before goes on.',
  method: 'POST',
  path: '/stores/{store}/pause',
  ability: 'orders',
  request: z.object({
    store: storeKey,
    minutes: z.int(PAUSE_MINUTES).min(1, PAUSE_MINUTES).max(720, PAUSE_MINUTES).default(30).describe('1 to 720'),
  }),
  answer: until,
  audit: ({ store, minutes }) => ({ subject: store, detail: `${minutes} minutes` }),
  run: (context, { store, minutes }) =>
    setUntil(context, store, ({ now }) => {
      const pausedUntil = new Date(now.getTime() + minutes * MINUTE)
      return { set: { pausedUntil }, end: pausedUntil }
    }),
  commands: {
    pause: {
      form: ['<store>', '--minutes <minutes>'],
      print: ({ local }, { store }) => [`${store}: takes no orders until ${local}`],
    },
  },
})

export const closeToday = defineOperation({
  name: 'stores.close-today',
  about: 'Closes a store for the rest of its day, with the night that begins on it. Orders for later days go on.',
  method: 'POST',
  path: '/stores/{store}/close-today',
  ability: 'orders',
  request: z.object({ store: storeKey }),
  answer: until,
  audit: ({ store }) => ({ subject: store }),
  run: (context, { store }) =>
    setUntil(context, store, ({ row, now }) => {
      const closedUntil = endOfDay({ ...row, suspended: false, closedUntil: null }, now)
      return { set: { closedUntil }, end: closedUntil }
    }),
  commands: {
    'close-today': { form: ['<store>'], print: ({ local }, { store }) => [`${store}: is closed until ${local}`] },
  },
})

export const makeBusy = defineOperation({
  name: 'stores.busy',
  about: 'Adds minutes to what a store promises for orders from now on, and to the first time that can be chosen.',
  method: 'POST',
  path: '/stores/{store}/busy',
  ability: 'orders',
  request: z.object({
    store: storeKey,
    minutes: z.int(BUSY_MINUTES).min(1, BUSY_MINUTES).max(240, BUSY_MINUTES).default(20).describe('1 to 240'),
    for: z
      .int(BUSY_FOR)
      .min(5, BUSY_FOR)
      .max(1440, BUSY_FOR)
      .default(120)
      .describe('after so many minutes it ends, 5 to 1440'),
  }),
  answer: until,
  audit: ({ store, minutes, for: length }) => ({ subject: store, detail: `${minutes} minutes for ${length}` }),
  run: (context, { store, minutes, for: length }) =>
    setUntil(context, store, ({ now }) => {
      const busyUntil = new Date(now.getTime() + length * MINUTE)
      return { set: { busyMinutes: minutes, busyUntil }, end: busyUntil }
    }),
  commands: {
    busy: {
      form: ['<store>', '--minutes <minutes>', '--for <minutes>'],
      print: ({ local }, { store }) => [`${store}: takes longer until ${local}`],
    },
  },
})

export const resumeStore = defineOperation({
  name: 'stores.resume',
  about: 'Ends a pause, the closure of today and busy minutes at once. A store closed by `stores close` stays closed.',
  method: 'POST',
  path: '/stores/{store}/resume',
  ability: 'orders',
  request: z.object({ store: storeKey }),
  answer: until,
  audit: ({ store }) => ({ subject: store }),
  run: (context, { store }) =>
    setUntil(context, store, ({ now }) => ({
      set: { pausedUntil: null, closedUntil: null, busyUntil: null },
      end: now,
    })),
  commands: {
    resume: { form: ['<store>'], print: (_, { store }) => [`${store}: is as its hours say`] },
  },
})

type StoreRow = typeof stores.$inferSelect
type Pause = Partial<Pick<StoreRow, 'pausedUntil' | 'closedUntil' | 'busyMinutes' | 'busyUntil'>>

/** Pages are rendered again now, and when it ends by itself. Throws `notFound`. */
async function setUntil(
  { db, actor, now: clock }: OperationContext,
  key: string,
  pauseOf: (at: { row: StoreRow; now: Date }) => { set: Pause; end: Date },
): Promise<z.input<typeof until>> {
  const now = clock()
  const { gid, timeZone } = await requireStore(db, actor, key)
  return inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(stores).where(eq(stores.gid, gid)).for('update')
    if (!row) throw noSuchStore(key)
    const { set, end } = pauseOf({ row, now })
    await tx.update(stores).set(set).where(eq(stores.gid, gid))
    const tags = tagsOf({ shown: STORE_COLUMNS, set, gid })
    await publishChange(tx, { tags }, now)
    if (end > now) await publishChange(tx, { tags }, end)
    return { until: end.toISOString(), local: formatDayTime(zoned(end, timeZone)) }
  })
}
