import type { CommandContext } from './command-context'
import { CommandError } from './command-error'
import { runOperation } from './operations/define-operation'
import { listItems, setItemStock } from './operations/items'

export const ITEMS_USAGE =
  'npm run cli -- items list <store> [text] | sold-out <store> dish|deal|choice <key or id>' +
  ' | in-stock <store> dish|deal|choice <key or id> [number]'

/** `sold-out bakery dish rye-bread`, `in-stock bakery deal breakfast 40`. */
export async function runItemsCommand(context: CommandContext, [command = '', store = '', ...words]: string[]) {
  if (command === 'list' && store) return list(context, store, words.join(' '))
  const [kind = '', key = '', number] = words
  if ((command !== 'sold-out' && command !== 'in-stock') || !key) throw new CommandError(ITEMS_USAGE)
  const stock = command === 'sold-out' ? 0 : number === undefined ? null : Number(number)
  await runOperation(setItemStock, context, { store, kind, key, stock })
  return [`${store} ${kind} ${key}: ${stock === 0 ? 'sold out' : `in stock${stock === null ? '' : `, ${stock}`}`}`]
}

async function list(context: CommandContext, store: string, text: string): Promise<string[]> {
  const { items } = await runOperation(listItems, context, { store, text })
  if (items.length === 0) return ['no items']
  return items.map(({ kind, id, key, name, stock }) => `${kind}  ${id}  ${key}  ${name}  ${stock ?? 'not counted'}`)
}
