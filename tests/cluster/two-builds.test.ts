import { openSync } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildIfStale } from '@/launch/build'
import { send } from '@/scripts/cluster/customers'
import { type Cluster, openCluster } from '@/scripts/cluster/open-cluster'
import { copyBuild } from '@/scripts/launch/copy-build'
import { DIST_DIR } from '@/scripts/launch/preview'
import { makeSecondBuild } from './second-build'

const SECOND = `${DIST_DIR}-second`
/** Each storefront has files of its own. */
const OTHER_SECOND = `${SECOND}-2`
const READERS = 4
const PAGES = ['/?lan=en&city=vancouver', '/deals?lan=zh&city=toronto', '/store/1001?lan=jp', '/login?lan=en']
/** Of traffic before, between and after the two upgrades. */
const CALM_MS = 4000

let cluster: Cluster
beforeAll(async () => {
  await mkdir('.reports', { recursive: true })
  await buildIfStale(DIST_DIR)
  await makeSecondBuild(SECOND)
  await copyBuild(SECOND, OTHER_SECOND)
  const log = openSync('.reports/two-builds.log', 'w')
  cluster = await openCluster({ distDir: DIST_DIR, env: { SIMULATOR: 'off', LOG_LEVEL: 'warn' }, log })
}, 900_000)
afterAll(async () => {
  await cluster?.close()
  for (const build of [SECOND, OTHER_SECOND]) await rm(build, { recursive: true, force: true })
})

async function listScripts(build: string): Promise<Set<string>> {
  const names = await readdir(path.join(build, 'static'), { recursive: true })
  return new Set(names.filter((name) => name.endsWith('.js')).map((name) => `/_next/static/${name}`))
}

/** Visitors who read pages and load all that they name, through the proxy, until they are stopped. */
function startReaders() {
  const [asked, lost] = [new Set<string>(), new Set<string>()]
  let isOver = false

  async function load(file: string): Promise<void> {
    const { status } = await send(cluster.storefront + file)
    asked.add(file)
    if (status !== 200) lost.add(`${file} ${status}`)
  }

  async function read(first: number): Promise<void> {
    for (let n = first; !isOver; n++) {
      const page = PAGES[n % PAGES.length] ?? '/'
      const response = await send(cluster.storefront + page)
      if (response.status !== 200) lost.add(`${page} ${response.status}`)
      const html = await response.text()
      const files = html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? []
      await Promise.all([...new Set(files)].map(load))
      await wait(100)
    }
  }

  const all = Promise.all(Array.from({ length: READERS }, (_, n) => read(n)))
  // reported by stop
  all.catch(() => null)
  return {
    asked,
    lost,
    async stop() {
      isOver = true
      await all
    },
  }
}

it('an upgrade from one build to another under traffic loses no script of either', async () => {
  const [first, second] = [await listScripts(DIST_DIR), await listScripts(SECOND)]
  const readers = startReaders()
  await wait(CALM_MS)
  for (const part of ['storefront 1', 'storefront 2'] as const) {
    await cluster.replace(part, part === 'storefront 1' ? SECOND : OTHER_SECOND)
    await wait(CALM_MS)
  }
  await readers.stop()

  const changed = [...readers.asked].filter((file) => first.has(file) !== second.has(file))
  const ofFirst = changed.filter((file) => first.has(file))
  process.stdout.write(`${readers.asked.size} files, of which ${ofFirst.length} only of the first build\n`)
  expect([...readers.lost]).toEqual([])
  expect(ofFirst.length).toBeGreaterThan(5)
  expect(changed.length - ofFirst.length).toBeGreaterThan(5)
  // a tab that was opened before
  const late = await Promise.all(ofFirst.map(async (file) => (await send(cluster.storefront + file)).status))
  expect(new Set(late)).toEqual(new Set([200]))
}, 120_000)
