import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addLanguage, CODE } from './fifth-language/add-language'

const TIMEOUT = { timeout: 300_000 }
const NOT_COPIED = /^(\.git|\.data.*|\.next.*|node_modules|test-results)$/
/** They say of each language that it is complete, can be chosen, and is that of pages, mails and answers. */
const TESTS = [
  'tests/unit/messages.test.ts',
  'tests/component/layout/language-menu.test.tsx',
  'tests/component/help/help-screen.test.tsx',
  'tests/backend/messages/texts-of-stores.test.ts',
  'tests/backend/catalogue/deals.test.ts',
]

let copy: string
beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'plaza-language-'))
  const isCopied = (file: string) => !NOT_COPIED.test(path.relative('.', file))
  await cp('.', copy, { recursive: true, filter: isCopied })
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  await addLanguage(copy)
}, 60_000)
afterAll(() => rm(copy, { recursive: true, force: true, maxRetries: 5 }), 60_000)

/** What a program that must end well prints. */
async function runInCopy(command: string, words: string[]): Promise<string> {
  const env = { ...process.env, SOAK: '', NO_COLOR: '1' }
  const done = await promisify(execFile)(command, words, { cwd: copy, env, maxBuffer: 1e8 }).catch((error) => error)
  return `${done.stdout}${done.stderr}`
}

it('a language is one line in each of three tables: the compiler misses nothing', TIMEOUT, async () => {
  const found = (await runInCopy('npx', ['tsc', '--noEmit'])).split('\n')
  expect(found.filter((line) => /^\w.*error TS/.test(line))).toEqual([])
})

it('its messages are complete', TIMEOUT, async () => {
  expect(await runInCopy('npx', ['tsx', 'scripts/verify.ts', 'messages'])).toMatch(/^messages: \d+ s\n$/)
})

it('it can be chosen, and pages, mails and answers are in it', TIMEOUT, async () => {
  const report = await runInCopy('npx', ['vitest', 'run', '--reporter=verbose', ...TESTS])
  expect(report.split('\n').filter((line) => line.includes(' FAIL '))).toEqual([])
  for (const proof of [
    `a reader of ${CODE} > finds each language by its own name and tag, and theirs marked`,
    `the pages of help > each says something in ${CODE}, and links to the others`,
    `a store from before there was ${CODE} > is shown with the nearest text that it has`,
    `a store from before there was ${CODE} > writes its mails in that language, with its own texts as they are`,
  ])
    expect(report.replaceAll("'", '')).toContain(proof)
})
