import { pipeline } from 'node:stream/promises'
import { createPictureStore } from '@/backend/demo/pictures/picture-store'
import { CATALOGUE_TOOL, runCatalogueCommand } from '@/backend/operators/catalogue/catalogue-command'
import { operatorTool, TOOL_NAMES } from '@/backend/operators/commands/operator-tools'
import { runHere } from '@/backend/operators/commands/run-here'
import { HELP, helpOfTool, PROGRAM, type Tool, usageOfTool } from '@/backend/operators/commands/tool'
import type { Printed } from '@/backend/operators/operation/command'
import { CommandError } from '@/backend/platform/errors/command-error'
import { endCommand } from '@/backend/platform/process/end-with'

const NAMES = [...TOOL_NAMES, CATALOGUE_TOOL.name]

function toolOf(name: string): Tool {
  const tool = name === CATALOGUE_TOOL.name ? CATALOGUE_TOOL : operatorTool(name)
  if (!tool) throw new CommandError(`${PROGRAM} -- ${NAMES.join(' | ')} | ${HELP}`)
  return tool
}

async function main([name = '', ...words]: string[]): Promise<void> {
  if (name === HELP) return print(NAMES.map((one) => usageOfTool(toolOf(one))))
  const tool = toolOf(name)
  if (words.includes(HELP)) return print([helpOfTool(tool, words)])
  if (tool === CATALOGUE_TOOL) return print(await runCatalogueCommand(words, createPictureStore))
  return runHere([name, ...words], print)
}

function print(printed: Printed): Promise<void> {
  const parts = Array.isArray(printed) ? [`${printed.join('\n')}\n`] : printed
  return pipeline(parts, process.stdout, { end: false })
}

main(process.argv.slice(2)).catch(endCommand)
