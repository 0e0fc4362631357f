import { z } from 'zod'
import { stores } from '@/backend/catalogue/schema/stores'
import { isInReach, requireStores } from '@/backend/operators/access/reach'
import { flag, storeKeys } from '@/backend/operators/operation/fields'
import { defineOperation } from '@/backend/operators/operation/operation'
import { checkPeriod, periodFields } from '@/backend/operators/operation/period'
import { streamText } from '@/backend/operators/operation/stream-text'
import { TextFile, textFile } from '@/backend/operators/operation/text-file'
import { readLocalPeriods } from '@/backend/operators/sales/local-periods'
import { orders } from '@/backend/orders/schema/orders'
import { inSnapshot } from '@/backend/platform/db/transaction'
import { LINE_COLUMNS, linesOf } from './line-columns'
import { orderColumns } from './order-columns'
import { withMoney } from './read-money'
import { readPages } from './read-pages'
import { readTaxLabels } from './tax-labels'
import { writeTable } from './write-table'

const MAX_DAYS = 366

export const exportOrders = defineOperation({
  name: 'orders.export',
  about:
    'The orders that were placed in a period, with each tax and what was paid in which way, or their lines, as CSV or JSON. Of customers it has their number alone.',
  method: 'GET',
  path: '/orders/export',
  ability: 'sales',
  request: z
    .object({
      store: storeKeys,
      ...periodFields(MAX_DAYS),
      lines: flag.describe('a row a line, not an order'),
      json: flag.describe('an array of objects, not CSV'),
    })
    .check(checkPeriod(MAX_DAYS)),
  files: ['text/csv', 'application/json'],
  answer: textFile,
  async run({ db, actor }, { store: keys, from, to, lines, json }) {
    const reach = { gids: await requireStores(db, actor, keys) }
    const which = isInReach(reach, orders.gid)
    const type = json ? 'application/json' : 'text/csv'
    const parts = await streamText((put) =>
      inSnapshot(db, async (tx) => {
        const periods = await readLocalPeriods(tx, isInReach(reach, stores.gid), { from, to })
        const pages = readPages(tx, which, periods)
        if (lines) return writeTable(put, type, LINE_COLUMNS, linesOf(tx, pages))
        const columns = orderColumns(await readTaxLabels(tx, which, periods))
        return writeTable(put, type, columns, withMoney(tx, pages))
      }),
    )
    return new TextFile(type, parts)
  },
  commands: {
    export: {
      form: ['--from <day>', '--to <day>', '--store <key...>', '--lines', '--json'],
      print: ({ parts }) => parts,
    },
  },
})
