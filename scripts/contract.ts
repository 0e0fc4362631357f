import { writeFileSync } from 'node:fs'
import { openApiDocument } from '@/backend/app/documentation/openapi-document'
import { CONTRACT_VERSIONS } from '@/lib/contract/version'
import { contractFiles } from './contract/contract-files'
import { MOCK_USAGE, runMock } from './contract/mock/run-mock'
import { wireDigest } from './contract/wire-digest'

const USAGE = `npm run contract

  Writes docs/contract from the schemas in lib/contract, and the document of operators' calls.

${MOCK_USAGE}`

/** `npm run contract`; `-- mock` starts an API of the examples. Exits with 2 for words that it cannot read. */
const [word, ...rest] = process.argv.slice(2)
if (word === undefined) writeFiles()
else if (word === 'mock') await runMock(rest).catch(fail)
else if (word === '--help') process.stdout.write(`${USAGE}\n`)
else fail(new Error(`there is no ${word}`))

function writeFiles(): void {
  for (const [file, text] of Object.entries(contractFiles())) {
    writeFileSync(file, text)
    process.stdout.write(`${file}\n`)
  }
  const digest = wireDigest(openApiDocument())
  if (digest !== CONTRACT_VERSIONS[0].digest)
    process.stderr.write(`The wire has changed: add a version with digest '${digest}' to lib/contract/version.ts.\n`)
}

function fail(error: Error): void {
  const isPort = error.name === 'PortError'
  process.stderr.write(isPort ? `${error.message}\n` : `${error.message}\n\n${USAGE}\n`)
  process.exitCode = isPort ? 1 : 2
}
