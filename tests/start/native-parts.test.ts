import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findNativeParts, installNativeParts } from '@/scripts/launch/native-parts'

const MAC = { platform: 'darwin', arch: 'arm64', musl: false }
const WINDOWS = { platform: 'win32', arch: 'x64', musl: false }
const ALPINE = { platform: 'linux', arch: 'x64', musl: true }
const DEBIAN = { platform: 'linux', arch: 'x64', musl: false }

describe('the native parts of our own packages', () => {
  const namesFor = (platform: typeof MAC) => findNativeParts('node_modules', platform).map(({ name }) => name)

  test.each([
    ['macOS', MAC, ['@next/swc-darwin-arm64', '@swc/core-darwin-arm64', '@tailwindcss/oxide-darwin-arm64']],
    ['Windows', WINDOWS, ['@next/swc-win32-x64-msvc', '@swc/core-win32-x64-msvc', '@tailwindcss/oxide-win32-x64-msvc']],
    ['Alpine', ALPINE, ['@next/swc-linux-x64-musl', '@swc/core-linux-x64-musl', '@img/sharp-linuxmusl-x64']],
    ['Debian', DEBIAN, ['@next/swc-linux-x64-gnu', '@swc/core-linux-x64-gnu', '@parcel/watcher-linux-x64-glibc']],
  ])('are known for %s, one of each package', (_, platform, some) => {
    const names = namesFor(platform)
    expect(names).toEqual(expect.arrayContaining(some))
    // sharp and its library are two; it has the library inside on Windows
    expect(names).toHaveLength(platform === WINDOWS ? 8 : 9)
  })

  test('none is missing on this machine', async () => {
    await expect(installNativeParts()).resolves.toBeUndefined()
  })
})

describe('where one is missing', () => {
  const part = `@next/swc-${process.platform}-${process.arch}`
  const home = process.cwd()
  let folder: string
  const write = async (name: string, content: object) => {
    await mkdir(path.join(folder, 'node_modules', name), { recursive: true })
    await writeFile(path.join(folder, 'node_modules', name, 'package.json'), JSON.stringify(content))
  }
  /** A replacement for npm: it records its arguments, and installs the part if it `works`. */
  const placeNpm = async (works: boolean) => {
    const file = path.join(folder, 'npm.mjs')
    const install = `fs.cpSync('npm-has', 'node_modules/${part}', { recursive: true })`
    await writeFile(
      file,
      `import fs from 'node:fs'
       fs.writeFileSync('words', process.argv.slice(2).join(' '))
       ${works ? install : 'process.exit(1)'}`,
    )
    vi.stubEnv('npm_execpath', file)
  }

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-native-'))
    await write('next', { version: '1.2.3', optionalDependencies: { [part]: '1.2.3' } })
    await mkdir(path.join(folder, 'npm-has'))
    await writeFile(path.join(folder, 'npm-has/package.json'), JSON.stringify({ version: '1.2.3' }))
    process.chdir(folder)
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    process.chdir(home)
    await rm(folder, { recursive: true })
  })

  test('the start installs it at the version of its package, and then finds it', async () => {
    await placeNpm(true)
    await installNativeParts()
    expect(await readFile('words', 'utf8')).toBe(`install --no-save ${part}@1.2.3`)
    expect(process.stdout.write).toHaveBeenCalledTimes(1)
    await installNativeParts()
    expect(process.stdout.write).toHaveBeenCalledTimes(1)
  })

  test('one of a different version counts as missing', async () => {
    await write(part, { version: '1.2.2' })
    await placeNpm(true)
    await installNativeParts()
    expect(await readFile('words', 'utf8')).toContain(part)
  })

  test('and when npm fails, it prints the command', async () => {
    await placeNpm(false)
    await expect(installNativeParts()).rejects.toThrow(`By hand:\n  npm install --no-save ${part}@1.2.3`)
  })
})
