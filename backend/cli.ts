import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import { CATALOGUE_TOOL, runCatalogueCommand } from '@/backend/operators/catalogue/catalogue-command'
import { operatorTool, TOOL_NAMES } from '@/backend/operators/commands/operator-tools'
import { runHere } from '@/backend/operators/commands/run-here'
import { HELP, helpOfTool, PROGRAM, type Tool, usageOfTool } from '@/backend/operators/commands/tool'
import { CommandError } from '@/backend/platform/errors/command-error'
import { endCommand } from '@/backend/platform/process/end-with'

const NAMES = [...TOOL_NAMES, CATALOGUE_TOOL.name]

function toolOf(name: string): Tool {
  const tool = name === CATALOGUE_TOOL.name ? CATALOGUE_TOOL : operatorTool(name)
  if (!tool) throw new CommandError(`${PROGRAM} -- ${NAMES.join(' | ')} | ${HELP}`)
  return tool
}

/** Runs a command, and returns the lines to print. */
async function main([name = '', ...words]: string[]): Promise<string[]> {
  if (name === HELP) return NAMES.map((one) => usageOfTool(toolOf(one)))
  const tool = toolOf(name)
  if (words.includes(HELP)) return [helpOfTool(tool, words)]
  return tool === CATALOGUE_TOOL ? runCatalogueCommand(words, createPictureStore) : runHere([name, ...words])
}

main(process.argv.slice(2)).then((lines) => process.stdout.write(`${lines.join('\n')}\n`), endCommand)
