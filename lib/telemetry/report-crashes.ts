import { reportError, untilReported } from './report-error'

/**
 * Reports what nothing has caught, and hands it to `log`. A process that `ends` does so with code 1 when that is done,
 * as Node would have ended it; Next's goes on, as Next has it. What is `isExpected` is left to others.
 */
export function reportCrashes(
  log: (event: string, error: unknown) => void,
  { ends, isExpected = () => false }: { ends: boolean; isExpected?: (error: unknown) => boolean },
): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      if (!isExpected(error) && reportError(error, 'process')) log(event, error)
      if (ends) void untilReported().then(() => process.exit(1))
    })
  }
}
