import { runHere } from '@/backend/operator/run-here'
import { shortNumber } from '@/lib/domain/orders/short-number'

const USAGE =
  'npm run cli -- orders list | accept <id> | start <id> | complete <id> | cancel <id>' +
  ' | surcharge <id> <amount> separate|included [label] | answer <id> <text below its review>' +
  ' | refund <id> <amount> [reason] [--key=KEY]'
const STEPS = ['accept', 'start', 'complete', 'cancel']

/** Calls the running demo API, because only one process can open the embedded database. */
export async function runOrdersCommand([command = 'list', id, ...more]: string[]): Promise<string[]> {
  if (command === 'refund') {
    if (more.length === 0) throw new Error(USAGE)
    const [amount = '', ...reason] = more
    return runHere(['orders', 'refund', id ?? '', amount, reason.join(' ')])
  }
  const base = `http://127.0.0.1:${process.env.API_PORT || 4000}/dev/orders`
  if (command === 'list') {
    const { orders } = (await (await fetch(base)).json()) as {
      orders: { id: string; status: number; createdAt: string }[]
    }
    if (orders.length === 0) return ['no open orders']
    return orders.map(({ id, status, createdAt }) => `${id}  ${shortNumber(id) ?? ''}  status ${status}  ${createdAt}`)
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
  return [`${id}: ${answer.done}`]
}

function bodyOf(command: string, words: string[]) {
  if (command === 'surcharge') return readSurcharge(words)
  return command === 'answer' ? { text: words.join(' ') } : undefined
}

function readSurcharge([amount, how, ...label]: string[]) {
  if (!Number(amount) || (how !== 'separate' && how !== 'included')) throw new Error(USAGE)
  const words = label.join(' ') || 'Weight difference'
  return { amount: Number(amount), separate: how === 'separate', label: words, taxClass: 'standard' }
}
