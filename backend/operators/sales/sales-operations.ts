import { Readable } from 'node:stream'
import { z } from 'zod'
import { storeKeys } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import { checkPeriod, periodFields } from '@/backend/operators/operation/period'
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
  request: z.object({ store: storeKeys, ...periodFields(MAX_DAYS) }).check(checkPeriod(MAX_DAYS)),
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
