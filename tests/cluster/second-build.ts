import { execFileSync } from 'node:child_process'
import { appendFile, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { copyBuild } from '@/scripts/launch/copy-build'

const NOT_COPIED = /^(\.git|\.data.*|\.next.*|\.reports|node_modules|test-results)$/
const CHANGE = "\n;(globalThis as { plazaBuild?: string }).plazaBuild = 'second'\n"

/** Builds a copy of the project in which every client component has changed, into `distDir` of this one. */
export async function makeSecondBuild(distDir: string): Promise<void> {
  const copy = await mkdtemp(path.join(os.tmpdir(), 'plaza-second-build-'))
  try {
    const isCopied = (file: string) => !NOT_COPIED.test(path.relative('.', file))
    await cp('.', copy, { recursive: true, filter: isCopied })
    // Next follows no link out of the project
    execFileSync('cp', ['-a', '--reflink=auto', 'node_modules', copy])
    await changeComponents(path.join(copy, 'components'))
    const env = { ...process.env, NODE_ENV: 'production' as const, PLAZA_DIST_DIR: distDir }
    execFileSync('node', ['launch/run.mjs', 'launch/build-cli.ts'], { cwd: copy, env, stdio: 'inherit' })
    await copyBuild(path.join(copy, distDir), distDir)
  } finally {
    await rm(copy, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function changeComponents(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = path.join(folder, name)
    if (name.endsWith('.tsx') && (await readFile(file, 'utf8')).startsWith("'use client'"))
      await appendFile(file, CHANGE)
  }
}
