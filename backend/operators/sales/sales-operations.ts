import { Readable } from 'node:stream'
import { millisecondsInDay } from 'date-fns/constants'
import { z } from 'zod'
import { day, storeKeys } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import { TextFile, textFile } from '@/backend/operators/operation/text-file'
import { readSales as read } from './read-sales'
import { salesCsv } from './sales-csv'

const MAX_DAYS = 100

export const exportSales = defineOperation({
  name: 'sales.export',
  about: 'Sales by store and day as CSV, which add up to what the ledger says that stores earned.',
  method: 'GET',
  path: '/sales',
  ability: 'sales',
  request: z
    .object({ store: storeKeys, from: day, to: day.describe('included; at most 100 days from the first') })
    .refine(({ from, to }) => isRange(from, to), {
      path: ['to'],
      message: 'must be a day from the first, within 100 days',
    }),
  files: ['text/csv'],
  answer: textFile,
  async run({ db, actor }, { store: stores, from, to }) {
    const csv = salesCsv(await read(db, actor, { stores, from, to }))
    return new TextFile('text/csv', Readable.from([csv]))
  },
  commands: {
    sales: {
      form: ['--from <day>', '--to <day>', '--store <key...>'],
      print: ({ parts }) => parts,
    },
  },
})

function isRange(from: string, to: string): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / millisecondsInDay
  return days >= 0 && days < MAX_DAYS
}
