import { DomainError } from '@/backend/domain-error'
import { runAuditCommand } from './audit-command'
import type { CommandContext, RunCommand } from './command-context'
import { CommandError } from './command-error'
import { runCustomersCommand } from './customers-command'
import { runItemsCommand } from './items-command'
import { runJobsCommand } from './jobs-command'
import { runOperatorsCommand } from './operators-command'
import { runOrdersCommand } from './orders-command'
import { runPaymentsCommand } from './payments-command'
import { runSalesCommand } from './sales-command'
import { runStoresCommand } from './stores-command'

/** What works on the database, whichever process has it open. */
const TOOLS = {
  orders: runOrdersCommand,
  payments: runPaymentsCommand,
  jobs: runJobsCommand,
  stores: runStoresCommand,
  items: runItemsCommand,
  customers: runCustomersCommand,
  sales: runSalesCommand,
  operators: runOperatorsCommand,
  audit: runAuditCommand,
} satisfies Record<string, RunCommand>

export const TOOL_NAMES = Object.keys(TOOLS)

/** A command such as `payments retry <id>`; returns its lines. Throws a CommandError for what cannot be done. */
export async function runCommand(context: CommandContext, [tool = '', ...words]: string[]): Promise<string[]> {
  const run: RunCommand | undefined = Object.hasOwn(TOOLS, tool) ? TOOLS[tool as keyof typeof TOOLS] : undefined
  if (!run) throw new CommandError(`npm run cli -- ${TOOL_NAMES.join(' | ')}`)
  try {
    return await run(context, words)
  } catch (error) {
    if (error instanceof DomainError) throw new CommandError(error.message)
    throw error
  }
}
