import { CATALOGUE_USAGE, runCatalogueCommand } from '@/backend/cli/catalogue'
import { endCommand } from '@/backend/end-with'
import { CommandError } from '@/backend/operator/command-error'
import { USAGES } from '@/backend/operator/run-command'
import { runHere } from '@/backend/operator/run-here'

const HELP = '--help'
const TOOLS: Record<string, string> = { ...USAGES, catalogue: CATALOGUE_USAGE }

/** What an operator does, in words; answers the lines to print. */
async function main([tool = '', ...words]: string[]): Promise<string[]> {
  if (tool === HELP) return Object.values(TOOLS)
  const usage = Object.hasOwn(TOOLS, tool) && TOOLS[tool]
  if (!usage) throw new CommandError(`npm run cli -- ${Object.keys(TOOLS).join(' | ')} | ${HELP}`)
  if (words.includes(HELP)) return [usage]
  return tool === 'catalogue' ? runCatalogueCommand(words) : runHere([tool, ...words])
}

main(process.argv.slice(2)).then((lines) => process.stdout.write(`${lines.join('\n')}\n`), endCommand)
