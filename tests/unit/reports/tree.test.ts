import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedFiles, readTree } from '@/scripts/reports/tree'

let folder: string
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text)
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-tree-'))
  git('init')
  mkdirSync(path.join(folder, 'docs'))
  write('.gitignore', '*.log\n')
  write('kept.ts', 'one')
  write('gone.ts', 'one')
  git('add', '.')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('the tree detects changed, added or deleted files, tracked or not', async () => {
  const before = await readTree(folder)
  expect(Object.keys(before)).toEqual(['.gitignore', 'gone.ts', 'kept.ts'])
  write('kept.ts', 'two')
  write('new.ts', 'one')
  rmSync(path.join(folder, 'gone.ts'))
  expect(changedFiles(before, await readTree(folder))).toEqual(['gone.ts', 'kept.ts', 'new.ts'])
})

test('ignored files, the list of proven rows and committing the same files change nothing', async () => {
  const before = await readTree(folder)
  write('server.log', 'started')
  write('docs/proven-rows.txt', 'ORD-1\n')
  git('-c', 'user.name=a', '-c', 'user.email=a@b.test', 'commit', '-m', 'the same files')
  expect(changedFiles(before, await readTree(folder))).toEqual([])
})
