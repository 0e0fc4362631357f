import { runHere } from './operator/run-here'

runHere(process.argv.slice(2)).then(
  (lines) => process.stdout.write(`${lines.join('\n')}\n`),
  (error: Error) => {
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  },
)
