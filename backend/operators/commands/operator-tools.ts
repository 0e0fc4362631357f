import type { Operation } from '@/backend/operators/operation/operation'
import { OPERATIONS } from '@/backend/operators/operations'
import { nameOf, type Part } from './parse-words'
import { fieldsOf, type RequestField } from './request-fields'
import type { Tool, ToolCommand } from './tool'

const toolOf = ({ name }: Operation) => name.replace(/\..*/, '')

/** The tools that operations make: the first words of their names. */
export const TOOL_NAMES: readonly string[] = [...new Set(OPERATIONS.map(toolOf))]

interface OperationCommand extends ToolCommand {
  operation: Operation
  how: Operation['commands'][string]
  fields: Record<string, RequestField>
}

/** The commands of a tool's operations; null for an unknown tool. Made when asked for, since few commands are run. */
export function operatorTool(name: string): Tool<OperationCommand> | null {
  const operations = OPERATIONS.filter((operation) => toolOf(operation) === name)
  if (operations.length === 0) return null
  return { name, commands: Object.fromEntries(operations.flatMap(commandsOf)) }
}

function commandsOf(operation: Operation): [string, OperationCommand][] {
  const fields = fieldsOf(operation.request)
  const isSilent = operation.commandOnly === undefined && operation.files !== undefined
  return Object.entries(operation.commands).map(([word, how]) => {
    const parts = how.form.map((syntax) => toPart(syntax, fields, how.request === undefined))
    return [word, { about: how.about ?? operation.about, parts, isSilent, operation, how, fields }]
  })
}

/** A part with what the request says of the field of its name. */
function toPart(syntax: string, fields: Record<string, RequestField>, isField: boolean): Part {
  const { about, choices = [], isRequired = false } = fields[nameOf(syntax).replaceAll('-', '_')] ?? {}
  return { syntax, ...(about && { about }), choices, isRequired: isRequired && isField }
}
