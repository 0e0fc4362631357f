import { run } from './launch/processes'
import { findMessageGaps } from './messages/find-gaps'
import { findUnusedMessages } from './messages/find-unused'
import { findWrongWords } from './messages/find-wrong-words'

/** `npm run verify`: every check of the files as they are; it runs no suite and reads no report of one. */
await run('npx', ['biome', 'check', '.', '--error-on-warnings'])
await run('npx', ['tsx', 'scripts/types.ts'])
await run('npx', ['tsx', 'scripts/licences.ts'])
await run('npx', ['knip'])

const unused = (await findUnusedMessages()).map((key) => `messages: nothing reads ${key}`)
const gaps = [...(await findMessageGaps()), ...(await findMessageGaps('backend/messages'))]
const problems = [...gaps, ...unused, ...(await findWrongWords())]
for (const problem of problems) process.stderr.write(`${problem}\n`)
if (problems.length > 0) process.exit(1)
