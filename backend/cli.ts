import { runCatalogueCommand } from '@/backend/cli/catalogue'
import { endCommand } from '@/backend/end-with'
import { CommandError } from '@/backend/operator/command-error'
import { TOOL_NAMES } from '@/backend/operator/run-command'
import { runHere } from '@/backend/operator/run-here'

/** What an operator does, in words; answers the lines to print. */
async function main([tool = '', ...words]: string[]): Promise<string[]> {
  if (tool === 'catalogue') return runCatalogueCommand(words)
  if (TOOL_NAMES.includes(tool)) return runHere([tool, ...words])
  throw new CommandError(`npm run cli -- ${[...TOOL_NAMES, 'catalogue'].join(' | ')}`)
}

main(process.argv.slice(2)).then((lines) => process.stdout.write(`${lines.join('\n')}\n`), endCommand)
