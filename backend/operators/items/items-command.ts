import { requireStore } from '@/backend/operators/access/reach'
import type { CommandContext } from '@/backend/operators/operation/command-context'
import { runOperation } from '@/backend/operators/operation/operation'
import { readTypedNumber, readTypedPrice } from '@/backend/operators/operation/typed-amount'
import { CommandError } from '@/backend/platform/errors/command-error'
import { listItems, setItemPrice, setItemStock } from './item-operations'

export const ITEMS_USAGE =
  'npm run cli -- items list <store> [text] | sold-out <store> dish|deal|choice <key or id>' +
  ' | in-stock <store> dish|deal|choice <key or id> [number]' +
  ' | price <store> dish|deal|choice <key or id> <price> [regular price of a deal]'

/** `sold-out bakery dish rye-bread`, `in-stock bakery deal breakfast 40`, `price bakery dish rye-bread 6.50`. */
export async function runItemsCommand(context: CommandContext, [command = '', store = '', ...words]: string[]) {
  if (command === 'list' && store) return list(context, store, words.join(' '))
  const [kind = '', key = '', ...numbers] = words
  if (!key) throw new CommandError(ITEMS_USAGE)
  if (command === 'price') return setPrice(context, { store, kind, key }, numbers)
  if (command !== 'sold-out' && command !== 'in-stock') throw new CommandError(ITEMS_USAGE)
  const [number] = numbers
  const stock = command === 'sold-out' ? 0 : number === undefined ? null : readTypedNumber(number)
  await runOperation(setItemStock, context, { store, kind, key, stock })
  return [`${store} ${kind} ${key}: ${stock === 0 ? 'sold out' : `in stock${stock === null ? '' : `, ${stock}`}`}`]
}

async function setPrice(context: CommandContext, item: { store: string; kind: string; key: string }, typed: string[]) {
  const [price, regular, ...more] = typed
  if (price === undefined || more.length > 0) throw new CommandError(ITEMS_USAGE)
  const { currency } = await requireStore(context.db, context.actor, item.store)
  await runOperation(setItemPrice, context, {
    ...item,
    price: readTypedPrice(price, currency),
    ...(regular !== undefined && { regular_price: readTypedPrice(regular, currency) }),
  })
  return [`${item.store} ${item.kind} ${item.key}: ${currency} ${price}`]
}

async function list(context: CommandContext, store: string, text: string): Promise<string[]> {
  const { items, currency } = await runOperation(listItems, context, { store, text })
  if (items.length === 0) return ['no items']
  return items.map(({ kind, id, key, name, stock, price, regular_price: regular }) =>
    [
      kind,
      id,
      key,
      name,
      `${currency} ${price}${regular === undefined ? '' : ` of ${regular}`}`,
      stock ?? 'not counted',
    ].join('  '),
  )
}
