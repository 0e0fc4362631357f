import { FolderInUseError } from '@/backend/platform/db/folder-lock'
import { failureLine } from '@/backend/platform/errors/command-error'
import { EnvironmentError } from '@/lib/env-values'
import { PortError } from './assert-port-free'

/** Errors that an operator can fix: a message is more useful than a stack trace. */
const EXPECTED = [EnvironmentError, PortError, FolderInUseError]

/** Prints the error of a command in one line, and exits. */
export function endCommand(error: unknown): never {
  process.stderr.write(`${failureLine(error)}\n`)
  process.exit(1)
}

/** Prints the error that ends the process, and exits. */
export function endWith(error: Error): never {
  const isExpected = EXPECTED.some((kind) => error instanceof kind)
  process.stderr.write(`${isExpected ? error.message : error.stack}\n`)
  process.exit(1)
}
