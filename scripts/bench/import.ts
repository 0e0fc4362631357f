import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { preparePostgres } from '@/backend/platform/db/postgres'
import { startPostgres } from '@/scripts/launch/postgres'
import { tableHead, tableRow } from './table'
import { writeCatalogue } from './write-catalogue'

const STORES = 200
const DISHES = 20_000
const POLL_MS = 50

interface Run {
  seconds: number
  /** the most memory, in MiB */
  peak: number
  figures: string
}

async function run(folder: string, env: Record<string, string>): Promise<Run> {
  const started = performance.now()
  const command = ['--import', 'tsx', 'backend/cli.ts', 'catalogue', 'import', folder]
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
  })
  let peak = 0
  const timer = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
  }, POLL_MS)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(timer)
  if (code !== 0) throw new Error(`the import ended with ${code}`)
  return { seconds: (performance.now() - started) / 1000, peak, figures: output.trim().split('\n').at(-1) ?? '' }
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-import-'))
const postgres = await startPostgres()
try {
  await preparePostgres(postgres.url)
  const env = { DATABASE_URL: postgres.url, PICTURE_DIR: path.join(folder, 'stored') }
  const size = { stores: STORES, dishesEach: DISHES / STORES }
  await writeCatalogue(path.join(folder, 'first'), size)
  await writeCatalogue(path.join(folder, 'dearer'), { ...size, raise: 10 })
  const columns = [
    { name: 's', of: ({ seconds }: Run) => seconds, digits: 1 },
    { name: 'peak MiB', of: ({ peak }: Run) => peak },
  ]
  process.stdout.write(`${STORES} stores, ${DISHES} dishes\n${tableHead(columns)}\n`)
  const figures: string[] = []
  for (const [name, files] of [
    ['first import', 'first'],
    ['the same again', 'first'],
    ['every dish dearer', 'dearer'],
  ] as const) {
    const done = await run(path.join(folder, files), env)
    figures.push(done.figures)
    process.stdout.write(`${tableRow(columns, `${name}: ${done.figures}`, done)}\n`)
  }
  if (figures[1] !== '0 created, 0 changed, 0 removed') throw new Error('the second import was not empty')
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}
