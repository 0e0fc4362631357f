import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import { CATALOGUE_USAGE, runCatalogueCommand } from '@/backend/operators/catalogue/catalogue-command'
import { USAGES } from '@/backend/operators/commands/run-command'
import { runHere } from '@/backend/operators/commands/run-here'
import { CommandError } from '@/backend/platform/errors/command-error'
import { endCommand } from '@/backend/platform/process/end-with'

const HELP = '--help'
const TOOLS: Record<string, string> = { ...USAGES, catalogue: CATALOGUE_USAGE }

/** Runs a command, and returns the lines to print. */
async function main([tool = '', ...words]: string[]): Promise<string[]> {
  if (tool === HELP) return Object.values(TOOLS)
  const usage = Object.hasOwn(TOOLS, tool) && TOOLS[tool]
  if (!usage) throw new CommandError(`npm run cli -- ${Object.keys(TOOLS).join(' | ')} | ${HELP}`)
  if (words.includes(HELP)) return [usage]
  return tool === 'catalogue' ? runCatalogueCommand(words, createPictureStore) : runHere([tool, ...words])
}

main(process.argv.slice(2)).then((lines) => process.stdout.write(`${lines.join('\n')}\n`), endCommand)
