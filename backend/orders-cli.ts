import { shortNumber } from '@/lib/domain/orders/short-number'
import { runHere } from './operator/run-here'

const USAGE =
  'npm run orders -- list | accept <id> | start <id> | complete <id> | cancel <id>' +
  ' | surcharge <id> <amount> separate|included [label] | answer <id> <text below its review>' +
  ' | refund <id> <amount> [reason] [--key=KEY]'
const STEPS = ['accept', 'start', 'complete', 'cancel']

/** Calls the running demo API, because only one process can open the embedded database. */
async function main([command = 'list', id, ...more]: string[]): Promise<void> {
  if (command === 'refund') {
    if (more.length === 0) throw new Error(USAGE)
    const [amount = '', ...reason] = more
    for (const line of await runHere(['orders', 'refund', id ?? '', amount, reason.join(' ')])) write(line)
    return
  }
  const base = `http://127.0.0.1:${process.env.API_PORT || 4000}/dev/orders`
  if (command === 'list') {
    const { orders } = (await (await fetch(base)).json()) as {
      orders: { id: string; status: number; createdAt: string }[]
    }
    for (const order of orders)
      write(`${order.id}  ${shortNumber(order.id) ?? ''}  status ${order.status}  ${order.createdAt}`)
    if (orders.length === 0) write('no open orders')
    return
  }
  const body = bodyOf(command, more)
  if (!id || (!body && !STEPS.includes(command))) throw new Error(USAGE)
  const response = await fetch(`${base}/${encodeURIComponent(id)}/${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body ?? {}),
  })
  const answer = (await response.json()) as { done?: string; error?: string }
  if (!response.ok) throw new Error(answer.error ?? `HTTP ${response.status}`)
  write(`${id}: ${answer.done}`)
}

function bodyOf(command: string, words: string[]) {
  if (command === 'surcharge') return readSurcharge(words)
  return command === 'answer' ? { text: words.join(' ') } : undefined
}

/** A surcharge added by the store: taxed like goods, with the label shown to the shopper. */
function readSurcharge([amount, how, ...label]: string[]) {
  if (!Number(amount) || (how !== 'separate' && how !== 'included')) throw new Error(USAGE)
  const words = label.join(' ') || 'Weight difference'
  return { amount: Number(amount), separate: how === 'separate', label: words, taxClass: 'standard' }
}

function write(line: string): void {
  process.stdout.write(`${line}\n`)
}

main(process.argv.slice(2)).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})
