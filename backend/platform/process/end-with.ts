import { FolderInUseError } from '@/backend/platform/db/folder-lock'
import { failureLine } from '@/backend/platform/errors/failure-line'
import { EnvironmentError } from '@/lib/env-values'
import { PortError } from './assert-port-free'

/** Errors that an operator can fix: a message is more useful than a stack trace. */
const EXPECTED = [EnvironmentError, PortError, FolderInUseError]

/** Prints in one line why a command was not done, and ends it. */
export function endCommand(error: unknown): never {
  process.stderr.write(`${failureLine(error)}\n`)
  process.exit(1)
}

/** Prints why the process cannot go on, and ends it. */
export function endWith(error: Error): never {
  const isExpected = EXPECTED.some((kind) => error instanceof kind)
  process.stderr.write(`${isExpected ? error.message : error.stack}\n`)
  process.exit(1)
}
