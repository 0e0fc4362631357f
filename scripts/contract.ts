import { writeFileSync } from 'node:fs'
import { contractFiles } from './contract/contract-files'

/** `npm run contract`: writes what `docs/contract` has of the schemas in `lib/contract`, and the document of operators' calls. */
for (const [file, text] of Object.entries(contractFiles())) {
  writeFileSync(file, text)
  process.stdout.write(`${file}\n`)
}
