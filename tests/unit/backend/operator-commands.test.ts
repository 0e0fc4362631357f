import { describe, expect, it } from 'vitest'
import { operatorTool, TOOL_NAMES } from '@/backend/operators/commands/operator-tools'
import { nameOf, parseWords } from '@/backend/operators/commands/parse-words'
import { fieldsOf, toRequest } from '@/backend/operators/commands/request-fields'
import { helpOfTool, readCommand, usageOfTool } from '@/backend/operators/commands/tool'
import { OPERATIONS } from '@/backend/operators/operations'
import { CommandError } from '@/backend/platform/errors/command-error'

const COMMANDS: Record<string, string[]> = {
  orders: [
    ...[
      'list',
      'export',
      'show',
      'accept',
      'promise',
      'start',
      'ready',
      'complete',
      'cancel',
      'refund',
      'surcharge',
      'reply',
      'answer',
      'resend',
    ],
  ],
  payments: ['list', 'show', 'retry', 'settle', 'check'],
  jobs: ['list', 'retry'],
  stores: [
    ...['list', 'domains', 'open', 'close', 'pause', 'close-today', 'busy', 'resume', 'attend'],
    ...['domain', 'webhook', 'completes-after', 'hours', 'set-hours'],
  ],
  items: ['list', 'sold-out', 'in-stock', 'price'],
  taxes: ['list', 'set'],
  coupons: ['list', 'add', 'end', 'change'],
  customers: ['find', 'show', 'block', 'unblock', 'export', 'delete', 'keep'],
  'gift-cards': ['find', 'void'],
  reviews: ['list', 'hide', 'unhide'],
  sales: ['sales'],
  operators: ['self', 'list', 'add', 'revoke'],
  audit: ['list'],
}

function toolOf(name: string) {
  const tool = operatorTool(name)
  if (!tool) throw new Error(`no tool ${name}`)
  return tool
}

const read = (name: string, ...words: string[]) => readCommand(toolOf(name), words).values

describe('the commands of operators', () => {
  it('are those that they have always been', () => {
    const known = TOOL_NAMES.map((name) => [name, Object.keys(toolOf(name).commands)])
    expect(Object.fromEntries(known)).toEqual(COMMANDS)
  })

  it.each(OPERATIONS.map((operation) => [operation.name, operation] as const))(
    '%s has a command of its own, which fills its request',
    (name, operation) => {
      const fields = Object.entries(fieldsOf(operation.request))
      const tool = toolOf(name.split('.')[0] ?? '')
      expect(Object.keys(operation.commands).length).toBeGreaterThan(0)
      for (const [word, { form, request }] of Object.entries(operation.commands)) {
        expect(tool.commands[word]?.operation).toBe(operation)
        if (request) continue
        const filled = form.map((part) => nameOf(part).replaceAll('-', '_'))
        expect(filled.filter((one) => !fields.some(([field]) => field === one))).toEqual([])
        expect(fields.filter(([field, { isRequired }]) => isRequired && !filled.includes(field))).toEqual([])
      }
    },
  )

  it('of operations without a call say why no token may', () => {
    const reasons = OPERATIONS.flatMap(({ commandOnly }) => commandOnly ?? [])
    expect(reasons.length).toBeGreaterThan(10)
    expect(reasons.filter((reason) => reason.trim() === '')).toEqual([])
  })

  it('list if none is named', () => {
    expect(readCommand(toolOf('orders'), []).command.operation.name).toBe('orders.list')
    expect(readCommand(toolOf('audit'), ['--by', 'ada']).values).toMatchObject({ by: 'ada' })
    expect(readCommand(toolOf('sales'), ['--from', 'a', '--to', 'b']).command.operation.name).toBe('sales.export')
  })
})

describe('what is typed', () => {
  it('is read by the form of the command', () => {
    expect(read('orders', 'cancel', 'A1', 'closed', 'early')).toEqual({ id: 'A1', reason: 'closed early' })
    expect(read('orders', 'cancel', 'A1')).toEqual({ id: 'A1', reason: undefined })
    expect(read('items', 'in-stock', 'bakery', 'dish', 'rye-bread', '')).toMatchObject({ number: '' })
    expect(read('stores', 'domain', 'bakery', 'bread.example', '--remove')).toMatchObject({ remove: true })
    expect(read('stores', 'domain', 'bakery', 'bread.example')).toMatchObject({ remove: false })
    expect(read('orders', 'list', '--store', 'bakery', '--store=florist', '--day', 'any')).toMatchObject({
      store: ['bakery', 'florist'],
      day: 'any',
    })
  })

  it('becomes numbers, lists and fields of the request, without what was left out', () => {
    const [accept, refund, list] = ['orders.accept', 'orders.refund', 'orders.list'].map((name) => {
      const operation = OPERATIONS.find((one) => one.name === name)
      return operation ? fieldsOf(operation.request) : {}
    })
    expect(toRequest(accept ?? {}, { id: 'A1', minutes: '25', 'ready-at': undefined })).toEqual({
      id: 'A1',
      minutes: 25,
    })
    expect(toRequest(refund ?? {}, { amount: 'rest', lines: [{ id: 1 }] })).toEqual({
      amount: 'rest',
      lines: [{ id: 1 }],
    })
    expect(toRequest(list ?? {}, { store: ['a', 'b'], page: '２' })).toEqual({ store: 'a,b', page: 2 })
  })

  it.each([
    ['a word too few', ['domain', 'bakery'], "missing required argument 'host'"],
    ['a word too many', ['close', 'bakery', 'florist'], /^too many arguments/],
    ['an unknown option', ['close', 'bakery', '--now'], "unknown option '--now'"],
  ])('is refused with the usage: %s', (_, words, reason) => {
    const refused = () => read('stores', ...words)
    expect(refused).toThrow(CommandError)
    expect(refused).toThrow(reason)
    expect(refused).toThrow(`: npm run cli -- stores ${words[0]} <store>`)
  })

  it('is refused where an option has no value, so that none swallows the next option', () => {
    const wanted = { name: 'x', about: '', parts: [{ syntax: '--key <key>' }, { syntax: '--line <line...>' }] }
    for (const words of [['--key'], ['--key', '--line', '41'], ['--line', '--key', 'a']])
      expect(() => parseWords(words, wanted)).toThrow(CommandError)
  })

  it('is refused where it is none of a few values', () => {
    expect(() => read('orders', 'resend', 'A1', 'dispatched')).toThrow(
      'Allowed choices are placed, paid, ready, canceled',
    )
    expect(() => read('orders', 'fly')).toThrow(usageOfTool(toolOf('orders')))
    expect(() => read('orders', 'constructor')).toThrow(usageOfTool(toolOf('orders')))
  })
})

describe('help', () => {
  it('of a tool is its usage, of a command what it does and takes', () => {
    expect(helpOfTool(toolOf('payments'), ['--help'])).toBe(
      'npm run cli -- payments list | show <id> | retry <id> | settle <id> | check [days]',
    )
    const accept = helpOfTool(toolOf('orders'), ['accept', '--help'])
    expect(accept).toContain('Usage: npm run cli -- orders accept <id> [--minutes <n>] [--at <time>]')
    expect(accept).toContain('The store takes it on')
    expect(accept).toContain('from now, in place of `ready_at`')
    expect(helpOfTool(toolOf('sales'), ['--help'])).toContain(
      'npm run cli --silent -- sales --from <day> --to <day> [--store <key>]…',
    )
    expect(helpOfTool(toolOf('orders'), ['export', '--help'])).toContain(
      'npm run cli --silent -- orders export --from <day> --to <day> [--store <key>]… [--lines] [--json]',
    )
  })
})
