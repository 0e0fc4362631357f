import { type Printed, UsageError } from '@/backend/operators/operation/command'
import type { OperationContext } from '@/backend/operators/operation/operation-context'
import { InvalidRequest, runOperation } from '@/backend/operators/operation/run-operation'
import { isValueOutOfRange } from '@/backend/platform/db/database-errors'
import { CommandError } from '@/backend/platform/errors/command-error'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { operatorTool, TOOL_NAMES } from './operator-tools'
import { toRequest } from './request-fields'
import { PROGRAM, readCommand } from './tool'

/** Runs a command such as `payments retry <id>`. Throws a CommandError. */
export async function runCommand(context: OperationContext, [name = '', ...words]: string[]): Promise<Printed> {
  const tool = operatorTool(name)
  if (!tool) throw new CommandError(`${PROGRAM} -- ${TOOL_NAMES.join(' | ')}`)
  const { command, values, usage } = readCommand(tool, words)
  const { operation, how, fields } = command
  try {
    const request = how.request ? await how.request(values, context) : values
    return how.print(await runOperation(operation, context, toRequest(fields, request)), values)
  } catch (error) {
    if (error instanceof UsageError || error instanceof InvalidRequest)
      throw new CommandError(`${error.message}: ${usage}`)
    if (error instanceof DomainError) throw new CommandError(error.message)
    if (isValueOutOfRange(error)) throw new CommandError('a value is out of range')
    throw error
  }
}
