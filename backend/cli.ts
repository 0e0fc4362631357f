import { runCatalogueCommand } from '@/backend/cli/catalogue'
import { runOrdersCommand } from '@/backend/cli/orders'
import { runStoresCommandHere } from '@/backend/cli/stores'
import { runHere } from '@/backend/operator/run-here'

/** What an operator does, each with its words; answers the lines to print. */
const COMMANDS: Record<string, (words: string[]) => Promise<string[]>> = {
  orders: runOrdersCommand,
  payments: (words) => runHere(['payments', ...words]),
  jobs: (words) => runHere(['jobs', ...words]),
  catalogue: runCatalogueCommand,
  stores: runStoresCommandHere,
}

const [name = '', ...words] = process.argv.slice(2)

async function main(): Promise<string[]> {
  const command = COMMANDS[name]
  if (!command) throw new Error(`npm run cli -- ${Object.keys(COMMANDS).join(' | ')}`)
  return command(words)
}

main().then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
