import type { Database } from '@/backend/db/database'
import { addSurcharge } from '@/backend/services/orders/add-surcharge'
import { listOpenOrders } from '@/backend/services/orders/list-open-orders'
import { ORDER_STEPS, stepOrder } from '@/backend/services/orders/step-order'
import { answerReview } from '@/backend/services/reviews/answer-review'
import { orderStatusName } from '@/lib/domain/codes/order-status'
import { shortNumber } from '@/lib/domain/orders/short-number'
import { localised } from '@/lib/domain/site/languages'
import type { CommandContext } from './command-context'
import { CommandError } from './command-error'
import { refundByCommand } from './refund-order'
import { readTypedAmount } from './typed-amount'

const USAGE =
  'npm run cli -- orders list | accept <id> | start <id> | complete <id> | cancel <id>' +
  ' | surcharge <id> <amount> separate|included [label] | answer <id> <text below its review>' +
  ' | refund <id> <amount> [reason] [--key=KEY]'

/** A command such as `accept <id>`. */
export async function runOrdersCommand(context: CommandContext, [command = 'list', id = '', ...more]: string[]) {
  const { db, now } = context
  if (command === 'list') return listOrders(db)
  const step = ORDER_STEPS.find((known) => known === command)
  if (!id || (!step && more.length === 0)) throw new CommandError(USAGE)
  if (command === 'refund') return refundByCommand(context, [id, ...more])
  if (command === 'surcharge') await surcharge(context, id, more)
  else if (command === 'answer') await answerReview({ db, now }, id, more.join(' '))
  else if (step) await stepOrder(db, id, step, now())
  else throw new CommandError(USAGE)
  return [`${id}: ${command}`]
}

async function listOrders(db: Database): Promise<string[]> {
  const rows = await listOpenOrders(db)
  if (rows.length === 0) return ['no open orders']
  return rows.map(({ id, status, createdAt }) =>
    [id, shortNumber(id) ?? '', orderStatusName(status), createdAt.toISOString()].join('  '),
  )
}

async function surcharge({ db, now }: CommandContext, id: string, [typed = '', how, ...words]: string[]) {
  if (how !== 'separate' && how !== 'included') throw new CommandError(USAGE)
  const { amount } = await readTypedAmount(db, id, typed)
  const label = localised(() => words.join(' ') || 'Weight difference')
  const added = { label, value: amount, isSeparate: how === 'separate', taxClass: 'standard' }
  await addSurcharge(db, id, added, now())
}
