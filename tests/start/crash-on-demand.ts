import { createLogger } from '@/lib/telemetry/logger'
import { reportCrashes } from '@/lib/telemetry/report-crashes'
import { sendErrorReports } from '@/lib/telemetry/report-error'

/** A process that reports to the address of its first argument, and then does what the second says. */
const [, , url, deed] = process.argv
const log = createLogger('api', 'info')
sendErrorReports('api', url)
reportCrashes((event, error) => log.error({}, event, error), { ends: deed !== 'rejects and goes on' })

const secret = 'canary@shopper.example'
if (deed === 'throws')
  setTimeout(() => {
    throw new TypeError(secret)
  }, 10)
else void Promise.reject(new RangeError(secret))
setTimeout(() => process.exit(0), 2000)
