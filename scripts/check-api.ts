import { writeFile } from 'node:fs/promises'
import { readOptions, USAGE } from './check-api/options'

/** `npm run check-api -- URL`: exits with 1 when a shopper sees a fault, with 2 for words that it cannot read, too. */
function optionsOrExit() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    return misused(`${(error as Error).message}\n\n${USAGE}`)
  }
}

function misused(why: string): never {
  process.stderr.write(`${why}\n`)
  process.exit(2)
}

const options = optionsOrExit()
if (options === 'help') {
  process.stdout.write(`${USAGE}\n`)
  process.exit(0)
}
// the storefront's client reads them once, when it is loaded
Object.assign(process.env, { COMMERCE_API_URL: options.url, LOG_LEVEL: 'silent' })
const { checkApi } = await import('./check-api/check-api')
const { askAtTerminal, logInCustomer } = await import('./check-api/log-in-customer')
const { exitCode } = await import('./check-api/report')
const { coloured, plain, printReport } = await import('./check-api/print-report')
const { reportPage } = await import('./check-api/report-page')

const { isTTY } = process.stderr
const progress = (step: string) => (isTTY ? void process.stderr.write(`\r\x1b[K${step} …`) : undefined)
const isCustomer = options.customer || options.order !== undefined
const login = () => logInCustomer(process.env, askAtTerminal).catch((error: Error) => misused(error.message))
const report = await checkApi(options, isCustomer ? login : null, progress)
if (isTTY) process.stderr.write('\r\x1b[K')

const paint = process.stdout.isTTY && !process.env.NO_COLOR ? coloured : plain
process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : printReport(report, paint))
if (options.html) await writeFile(options.html, reportPage(report))
process.exitCode = exitCode(report)
