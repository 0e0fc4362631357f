import { AUDIT_USAGE, runAuditCommand } from '@/backend/operators/accounts/audit-command'
import { OPERATORS_USAGE, runOperatorsCommand } from '@/backend/operators/accounts/operators-command'
import { COUPONS_USAGE, runCouponsCommand } from '@/backend/operators/coupons/coupons-command'
import { CUSTOMERS_USAGE, runCustomersCommand } from '@/backend/operators/customers/customers-command'
import { ITEMS_USAGE, runItemsCommand } from '@/backend/operators/items/items-command'
import { JOBS_USAGE, runJobsCommand } from '@/backend/operators/jobs/jobs-command'
import type { CommandContext, RunCommand } from '@/backend/operators/operation/command-context'
import { ORDERS_USAGE } from '@/backend/operators/orders/order-acts'
import { runOrdersCommand } from '@/backend/operators/orders/orders-command'
import { PAYMENTS_USAGE, runPaymentsCommand } from '@/backend/operators/payments/payments-command'
import { runSalesCommand, SALES_USAGE } from '@/backend/operators/sales/sales-command'
import { runStoresCommand, STORES_USAGE } from '@/backend/operators/stores/stores-command'
import { isValueOutOfRange } from '@/backend/platform/db/database-errors'
import { CommandError } from '@/backend/platform/errors/command-error'
import { DomainError } from '@/backend/platform/errors/domain-error'

/** Tools that work on the database, in whichever process has it open. */
const TOOLS = {
  orders: { run: runOrdersCommand, usage: ORDERS_USAGE },
  payments: { run: runPaymentsCommand, usage: PAYMENTS_USAGE },
  jobs: { run: runJobsCommand, usage: JOBS_USAGE },
  stores: { run: runStoresCommand, usage: STORES_USAGE },
  items: { run: runItemsCommand, usage: ITEMS_USAGE },
  coupons: { run: runCouponsCommand, usage: COUPONS_USAGE },
  customers: { run: runCustomersCommand, usage: CUSTOMERS_USAGE },
  sales: { run: runSalesCommand, usage: SALES_USAGE },
  operators: { run: runOperatorsCommand, usage: OPERATORS_USAGE },
  audit: { run: runAuditCommand, usage: AUDIT_USAGE },
} satisfies Record<string, { run: RunCommand; usage: string }>

/** The usage of each tool. */
export const USAGES: Record<string, string> = Object.fromEntries(
  Object.entries(TOOLS).map(([name, { usage }]) => [name, usage]),
)

/** Runs a command such as `payments retry <id>`, and returns its lines. Throws a CommandError. */
export async function runCommand(context: CommandContext, [tool = '', ...words]: string[]): Promise<string[]> {
  const run = Object.hasOwn(TOOLS, tool) && TOOLS[tool as keyof typeof TOOLS].run
  if (!run) throw new CommandError(`npm run cli -- ${Object.keys(TOOLS).join(' | ')}`)
  try {
    return await run(context, words)
  } catch (error) {
    if (error instanceof DomainError) throw new CommandError(error.message)
    if (isValueOutOfRange(error)) throw new CommandError('a value is out of range')
    throw error
  }
}
