import { reportError, untilReported } from './report-error'

/**
 * Reports what nothing has caught, and hands it to `log`. A process that `ends` does so with code 1 when that is done,
 * as Node would have ended it; Next's goes on, as Next has it.
 */
export function reportCrashes(log: (event: string, error: unknown) => void, { ends }: { ends: boolean }): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      if (reportError(error, 'process')) log(event, error)
      if (ends) void untilReported().then(() => process.exit(1))
    })
  }
}
