import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** One circle of values, one of types only, and one closed by a late import. */
const CIRCLES: [file: string, text: string][] = [
  ['lib/domain/value-one.ts', "import { two } from './value-two'\nexport const one = () => two\n"],
  ['lib/domain/value-two.ts', "import { one } from './value-one'\nexport const two = () => one\n"],
  ['lib/domain/type-one.ts', "import type { Two } from './type-two'\nexport type One = Two | null\n"],
  ['lib/domain/type-two.ts', "import type { One } from './type-one'\nexport type Two = One | null\n"],
  ['lib/domain/late-one.ts', "export const one = () => import('./late-two')\n"],
  ['lib/domain/late-two.ts', "import { one } from './late-one'\nexport const two = one\n"],
]

let folder: string
let complaints: string

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-imports-'))
  const config = JSON.parse(readFileSync('biome.json', 'utf8'))
  delete config.vcs
  delete config.$schema
  writeFileSync(path.join(folder, 'biome.json'), JSON.stringify(config))
  for (const [file, text] of CIRCLES) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  const binary = path.resolve('node_modules/.bin/biome')
  const run = spawnSync(binary, ['lint', '--reporter=github', '--max-diagnostics=none', '.'], {
    cwd: folder,
    encoding: 'utf8',
  })
  complaints = run.stdout + run.stderr
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the linter detects an import cycle', () => {
  it.each(CIRCLES)('%s closes one', (file) => {
    const isRefused = complaints.split('\n').some((line) => line.includes('noImportCycles') && line.includes(file))
    expect(isRefused).toBe(true)
  })
})
