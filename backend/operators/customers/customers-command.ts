import type { CommandContext } from '@/backend/operators/operation/command-context'
import { runOperation } from '@/backend/operators/operation/operation'
import { CommandError } from '@/backend/platform/errors/command-error'
import { blockCustomer, findCustomers, readCustomer, unblockCustomer } from './customer-operations'

export const CUSTOMERS_USAGE = 'npm run cli -- customers find <text> | show <id> | block <id> | unblock <id>'

/** `find ada@example.com`, `block 12`. */
export async function runCustomersCommand(context: CommandContext, [command = '', ...words]: string[]) {
  const [id = ''] = words
  if (!id) throw new CommandError(CUSTOMERS_USAGE)
  if (command === 'find') return find(context, words.join(' '))
  if (command === 'show') return show(context, id)
  if (command !== 'block' && command !== 'unblock') throw new CommandError(CUSTOMERS_USAGE)
  await runOperation(command === 'block' ? blockCustomer : unblockCustomer, context, { id })
  return [`${id}: is ${command}ed`]
}

async function find(context: CommandContext, text: string): Promise<string[]> {
  const { customers } = await runOperation(findCustomers, context, { text })
  if (customers.length === 0) return ['no customers']
  return customers.map(({ id, name, email, phone, blocked_since }) =>
    [id, name, email, phone, blocked_since && `blocked since ${blocked_since}`].filter(Boolean).join('  '),
  )
}

async function show(context: CommandContext, id: string): Promise<string[]> {
  const { orders, ...facts } = await runOperation(readCustomer, context, { id })
  return [
    ...Object.entries(facts).flatMap(([name, value]) => (value === null || value === '' ? [] : [`${name}: ${value}`])),
    ...orders.map(({ id, store, state, placed_at }) => `${id}  ${store}  ${state}  ${placed_at}`),
  ]
}
