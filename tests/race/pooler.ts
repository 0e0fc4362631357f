import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { freePort } from '@/scripts/launch/free-port'

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync)

/** Settings of deploy/pgbouncer.ini by name, to take the place of its own. */
export type Settings = Record<string, string>

/**
 * pgbouncer as deploy/pgbouncer.ini has it, for every database of the server at `url`. Returns the URL of a database
 * through it. Throws where it is not installed.
 */
export async function openPooler(url: string, settings: Settings = {}) {
  if (!PROGRAM) throw new Error('pgbouncer is not installed: apt-get install pgbouncer')
  const { hostname, port, username } = new URL(url)
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-pooler-'))
  const file = path.join(folder, 'pgbouncer.ini')
  const listen = await freePort()
  const ini = (await readFile('deploy/pgbouncer.ini', 'utf8')).replace(
    /^plaza = host=\S+ port=\S+ dbname=\S+/m,
    `* = host=${hostname} port=${port} user=${username}`,
  )
  const own = {
    listen_port: `${listen}`,
    auth_type: 'any',
    logfile: path.join(folder, 'log'),
    pidfile: path.join(folder, 'pid'),
    ...settings,
  }
  await writeFile(file, Object.entries(own).reduce(replaceSetting, ini))
  const isRoot = process.getuid?.() === 0
  // it refuses to run as root
  if (isRoot) execFileSync('chown', ['-R', 'postgres', folder])
  else await chmod(folder, 0o700)
  const [program, ...before] = isRoot ? ['runuser', '-u', 'postgres', '--', PROGRAM] : [PROGRAM]
  const server = spawn(program ?? PROGRAM, [...before, '-q', file], { stdio: 'ignore' })
  const ended = once(server, 'exit')
  const through = (database: string) => {
    const pooled = new URL(database)
    pooled.host = `127.0.0.1:${listen}`
    return pooled.toString()
  }
  await untilReady(through(url))
  const close = async () => {
    process.kill(Number(await readFile(own.pidfile, 'utf8')), 'SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { through, close }
}

function replaceSetting(ini: string, [name, value]: [string, string]): string {
  const line = new RegExp(`^${name} =.*$`, 'm')
  if (!line.test(ini)) throw new Error(`deploy/pgbouncer.ini has no ${name}`)
  return ini.replace(line, `${name} = ${value}`)
}

async function untilReady(connectionString: string): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    const client = new Client({ connectionString })
    const isOpen = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('pgbouncer does not answer')
}
