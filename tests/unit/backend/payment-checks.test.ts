import { getTableConfig, PgDialect } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { orders } from '@/backend/orders/schema/orders'
import { payments } from '@/backend/orders/schema/payments'
import { isRedirectMethod, PAYMENT_METHOD } from '@/lib/domain/codes/payment-method'

const METHODS: number[] = Object.values(PAYMENT_METHOD)
const OF_PROVIDERS = METHODS.filter((method) => method === PAYMENT_METHOD.credit_card || isRedirectMethod(method))

test.each([
  ['orders_payment_method', orders, METHODS],
  ['payments_method', payments, OF_PROVIDERS],
] as const)('%s allows every method that its table may have, and no other', (name, table, methods) => {
  const check = getTableConfig(table).checks.find((one) => one.name === name)
  const numbers = check && / in \((.*)\)$/.exec(new PgDialect().sqlToQuery(check.value).sql)?.[1]
  expect(numbers?.split(', ').map(Number)).toEqual(methods.toSorted((a, b) => a - b))
})
