import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '@/scripts/launch/free-port'
import { ownEnv } from '../image/run-steps'

const PORTS = ['80', '3001', '3002', '4001', '4002', '4009', '5432', '6379', '8080', '8081']
const PASSWORD = 'PASSWORD'
const POSTGRES = '/usr/lib/postgresql'
const STAND_INS = {
  useradd: '#!/bin/sh\nexit 0\n',
  sudo: '#!/bin/sh\n[ "$1" = -u ] || exit 1\nuser=$2\nshift 2\nexec runuser -u "$user" -- "$@"\n',
  nginx: '#!/bin/sh\nexec /usr/sbin/nginx -c "$ROOT/etc/nginx/nginx.conf" "$@"\n',
}

export interface Machine {
  root: string
  /** of a port in the document */
  portOf: (documented: string) => number
  /** What is in the document or in `deploy`, as it is on this machine. */
  translate: (text: string) => string
  /** Answers what it prints; throws with that and its errors where a line fails. */
  runShell: (script: string) => Promise<string>
  stop: () => Promise<void>
}

/**
 * A folder that stands for `/`, with PostgreSQL, Redis and a checkout to clone. Paths of the document are below it, its
 * ports are free ones, and its user is `nobody`.
 */
export async function openMachine(): Promise<Machine> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'plaza-machine-'))
  await chmod(root, 0o755)
  for (const folder of ['srv', 'bin', 'run', 'log', 'etc/nginx', 'etc/systemd/system', 'var/log/nginx', 'var/lib'])
    await mkdir(path.join(root, folder), { recursive: true })
  const ports = new Map<string, number>()
  for (const port of PORTS) ports.set(port, await freePort())
  const portOf = (documented: string) => ports.get(documented) ?? Number(documented)
  const translate = (text: string) =>
    text
      .replace(
        /(?<![\w.])\/(srv|etc\/(?:plaza|nginx|systemd)|var\/(?:lib\/plaza|log\/nginx)|run\/nginx)/g,
        `${root}/$1`,
      )
      .replace(/(?<=(?:-o|chown -R|sudo -u|runuser -u|User=) ?)plaza\b/g, 'nobody')
      .replace(/(?<=-g )plaza\b/g, 'nogroup')
      .replaceAll('/usr/bin/node', process.execPath)
      .replace(/(?<=[:@]|listen |API_PORT=)\d+\b/g, (port) => `${portOf(port)}`)

  await writeStandIns(path.join(root, 'bin'))
  const [version = ''] = (await readdir(POSTGRES)).sort((a, b) => Number(b) - Number(a))
  const binaries = path.join(POSTGRES, version, 'bin')
  const stopDatabase = startDatabase(binaries, path.join(root, 'postgres'), portOf('5432'))
  const redis = spawn('redis-server', ['--port', `${portOf('6379')}`, '--save', ''], { stdio: 'ignore' })
  await once(redis, 'spawn')
  const checkout = path.join(root, 'checkout')
  await cloneTranslated(checkout, translate)

  const env = {
    ...ownEnv(),
    ROOT: root,
    HOME: root,
    PATH: [path.join(root, 'bin'), path.dirname(process.execPath), binaries, process.env.PATH].join(':'),
    PGHOST: path.join(root, 'postgres'),
    PGPORT: `${portOf('5432')}`,
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${checkout}.insteadOf`,
    GIT_CONFIG_VALUE_0: 'https://git.example.com/plaza.git',
  }
  async function runShell(script: string): Promise<string> {
    // without a terminal, a prompt for a password reads from here
    const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], { cwd: root, env, detached: true })
    shell.stdin.end(`${PASSWORD}\n${PASSWORD}\n`)
    let output = ''
    let errors = ''
    shell.stdout.on('data', (data) => (output += data))
    shell.stderr.on('data', (data) => (errors += data))
    const [code] = await once(shell, 'exit')
    if (code !== 0) throw new Error(`${script}\nended with ${code}:\n${output.slice(-3000)}\n${errors.slice(-3000)}`)
    return output
  }
  async function stop(): Promise<void> {
    for (const file of await readdir(path.join(root, 'run'))) {
      const pid = Number(await readFile(path.join(root, 'run', file), 'utf8'))
      try {
        // with its children, since each leads a group
        process.kill(-pid, 'SIGKILL')
      } catch {
        // it has ended
      }
    }
    redis.kill()
    stopDatabase()
    await rm(root, { recursive: true, force: true, maxRetries: 5 })
  }
  return { root, portOf, translate, runShell, stop }
}

async function writeStandIns(folder: string): Promise<void> {
  await cp('tests/start/deployment/systemctl.sh', path.join(folder, 'systemctl'))
  for (const [name, script] of Object.entries(STAND_INS)) await writeFile(path.join(folder, name), script)
  for (const name of await readdir(folder)) await chmod(path.join(folder, name), 0o755)
}

/** With passwords by TCP, as PostgreSQL comes. */
function startDatabase(binaries: string, folder: string, port: number): () => void {
  execFileSync('install', ['-d', '-o', 'postgres', folder])
  const data = path.join(folder, 'data')
  const run = (program: string, args: string[]) =>
    execFileSync('runuser', ['-u', 'postgres', '--', path.join(binaries, program), '-D', data, ...args], {
      stdio: 'ignore',
    })
  run('initdb', ['-E', 'UTF8', '--locale=C.UTF-8', '--auth-local=trust', '--auth-host=scram-sha-256', '--no-sync'])
  run('pg_ctl', ['-w', '-l', path.join(folder, 'log'), '-o', `-p ${port} -k ${folder} -c fsync=off`, 'start'])
  return () => run('pg_ctl', ['-m', 'immediate', 'stop'])
}

/** What is committed here, with the files of `deploy` as this machine needs them. */
async function cloneTranslated(folder: string, translate: (text: string) => string): Promise<void> {
  execFileSync('git', ['clone', '--quiet', '--no-local', '--depth=1', `file://${process.cwd()}`, folder])
  const files = ['nginx.conf', 'api.env.example', 'storefront.env.example']
  const units = (await readdir(path.join(folder, 'deploy/systemd'))).map((name) => `systemd/${name}`)
  for (const file of [...files, ...units]) {
    const name = path.join(folder, 'deploy', file)
    const text = await readFile(name, 'utf8')
    await writeFile(name, translate(text))
  }
  const author = ['-c', 'user.name=test', '-c', 'user.email=test@plaza.example']
  execFileSync('git', [...author, 'commit', '--quiet', '-am', 'for this machine'], { cwd: folder })
}
