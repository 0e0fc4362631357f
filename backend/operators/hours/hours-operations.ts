import { z } from 'zod'
import { hoursFile } from '@/backend/catalogue-files/format/shop-files'
import { DAYS } from '@/backend/catalogue-files/format/words'
import { UsageError } from '@/backend/operators/operation/command'
import { storeKey } from '@/backend/operators/operation/fields'
import { defineOperation, Recorded } from '@/backend/operators/operation/operation'
import { clock24Text } from '@/lib/domain/time/time'
import { readWeeks, setWeeks, type Weeks } from './store-weeks'

const MAX_TIMES = 100

const { day, opens, closes } = hoursFile.shape
const time = z.object({ day, opens, closes })
const week = z.array(time).min(1).max(MAX_TIMES)

const shownTime = z.object({ day: z.enum(DAYS), opens: z.string(), closes: z.string() })
const answer = z.object({
  hours: z
    .array(shownTime)
    .describe('by the clock of the store; a closing time at or before the opening is on the next day'),
  delivery: z.array(shownTime),
})
type Answer = z.output<typeof answer>

function toAnswer({ store, delivery }: Weeks): Answer {
  const shown = (times: Weeks['store']) =>
    times.map(({ day, opens, closes }) => ({ day, opens: clock24Text(opens), closes: clock24Text(closes) }))
  return { hours: shown(store), delivery: shown(delivery) }
}

export const readHours = defineOperation({
  name: 'stores.hours',
  about: 'When a store is open, and delivers, in a week.',
  method: 'GET',
  path: '/stores/{store}/hours',
  ability: 'catalogue',
  request: z.object({ store: storeKey }),
  answer,
  run: async ({ db, actor }, { store }) => toAnswer(await readWeeks(db, actor, store)),
  commands: { hours: { form: ['<store>'], print: lines } },
})

export const setHours = defineOperation({
  name: 'stores.set-hours',
  about:
    'Replaces the whole week of a store. It is checked like hours.csv, and an import of that file sets what it says. A store that is open at no time is closed by its command.',
  method: 'POST',
  path: '/stores/{store}/hours',
  ability: 'catalogue',
  request: z.object({
    store: storeKey,
    hours: week,
    delivery: week.optional().describe('left out: they stay, or follow where they were the hours of the store'),
  }),
  answer,
  audit: ({ store }) => ({ subject: store }),
  async run({ db, actor, now }, { store, hours, delivery }) {
    const { weeks, isChanged } = await setWeeks(db, { actor, key: store }, { store: hours, delivery }, now())
    const set = toAnswer(weeks)
    return new Recorded(set, isChanged ? set.hours.map(timeText).join(', ').slice(0, 200) : null)
  },
  commands: {
    'set-hours': {
      form: ['<store>', '--open <row...>', '--delivery <row...>'],
      request({ store, open, delivery }) {
        if (!open) throw new UsageError('--open is needed, such as --open mon,09:00,17:00')
        return { store, hours: open.map(readRow), delivery: delivery?.map(readRow) }
      },
      print: lines,
    },
  },
})

/** Reads a row of hours.csv without its place: `mon,9:00,17:00`. */
function readRow(typed: string) {
  const [day, opens, closes, ...more] = typed.split(',')
  if (closes === undefined || more.length > 0) throw new UsageError(`${typed}: is no day,opens,closes`)
  return { day, opens, closes }
}

function timeText({ day, opens, closes }: Answer['hours'][number]): string {
  return `${day} ${opens}-${closes}`
}

function lines({ hours, delivery }: Answer): string[] {
  const [own, delivered] = [hours.map(timeText), delivery.map(timeText)]
  const isSame = own.join() === delivered.join()
  return [...(own.length > 0 ? own : ['never open']), ...(isSame ? [] : delivered.map((text) => `delivery ${text}`))]
}
