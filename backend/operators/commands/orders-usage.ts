import type { parseWords } from './parse-words'

export const ORDERS_USAGE =
  'npm run cli -- orders list [--store KEY]… [--day today|any|YYYY-MM-DD] [--state open|all|…] [--text TEXT] [--page N]' +
  ' | show <id> | accept <id> [--minutes N | --at TIME] | start <id> | complete <id> | cancel <id> [reason]' +
  ' | refund <id> <amount>|rest|--line LINE[:QUANTITY]… [reason] [--key KEY] | surcharge <id> <amount> separate|included [label]' +
  ' | reply <id> <text below its comments> | answer <id> <text below its review>' +
  ' | resend <id> placed|paid|ready|canceled'

export const ORDER_OPTIONS = {
  store: { type: 'string', multiple: true },
  day: { type: 'string' },
  state: { type: 'string' },
  text: { type: 'string' },
  page: { type: 'string' },
  minutes: { type: 'string' },
  at: { type: 'string' },
  key: { type: 'string' },
  line: { type: 'string', multiple: true },
} as const

export type OrderOptions = ReturnType<typeof parseWords<typeof ORDER_OPTIONS>>['values']
