import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import tls from 'node:tls'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { freePort } from '@/scripts/launch/free-port'
import { type CertificateAuthority, openCertificateAuthority } from './certificates/open-ca'
import { readBlocks } from './deployment/read-blocks'

// as root on Debian, with nginx, certbot and pebble; each certificate takes about four seconds, twice
const TIMEOUT = { timeout: 2_700_000 }
const COUNT = 200
const SHARED = ['plaza.example.com', 'api.plaza.example.com']
const GONE = 'gone.example'
const NAMES = Array.from({ length: COUNT - SHARED.length }, (_, n) => `store-${n}.example`)
const ALL = [...SHARED, ...NAMES]

const execute = promisify(execFile)
let root: string
let ports: { http: number; https: number }
let ca: CertificateAuthority

/** As in the document, below a folder and on free ports. */
const translate = (text: string) =>
  text
    .replace(/\/(etc\/nginx|var\/(?:lib\/plaza|log\/nginx)|run\/nginx)/g, `${root}/$1`)
    .replace(/server [\w-]+:/g, 'server 127.0.0.1:')
    .replace('listen 80 ', `listen 127.0.0.1:${ports.http} `)
    .replace(/listen 443\b/, `listen 127.0.0.1:${ports.https}`)

const nginx = (...words: string[]) => execFileSync('nginx', ['-c', path.join(root, 'etc/nginx/nginx.conf'), ...words])

beforeAll(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'plaza-certificates-'))
  // nginx's workers have no rights
  await chmod(root, 0o755)
  for (const folder of ['etc/nginx/https', 'var/log/nginx', 'var/lib/plaza', 'run'])
    await mkdir(path.join(root, folder), { recursive: true })
  ports = { http: await freePort(), https: await freePort() }
  ca = await openCertificateAuthority(root, ports.http)
  const own = [await freePort(), await freePort()]
  const config = translate(await readFile('deploy/nginx.conf', 'utf8'))
  await writeFile(
    path.join(root, 'etc/nginx/nginx.conf'),
    config.replace(/listen 808\d/g, () => `listen 127.0.0.1:${own.shift()}`),
  )
  const files = readBlocks(await readFile('docs/deployment.md', 'utf8'), 'nginx')
  expect(files.map(({ section }) => section)).toEqual(['Certificates', 'Certificates'])
  for (const [index, name] of ['storefront', 'api'].entries())
    await writeFile(path.join(root, `etc/nginx/https/${name}.conf`), translate(files[index]?.text ?? ''))
  nginx()
  await vi.waitFor(() => certbot('register', '--non-interactive', '--agree-tos', '--email', 'ops@example.com'), 20_000)
}, 60_000)
afterAll(async () => {
  nginx('-s', 'quit')
  await ca.close()
  await rm(root, { recursive: true, force: true, maxRetries: 5 })
}, 60_000)

interface Outcome {
  code: number
  stdout: string
  stderr: string
}

const run = (program: string, words: string[]): Promise<Outcome> => {
  const own = { HTTPS_DIR: path.join(root, 'etc/nginx/https'), CHALLENGE_DIR: path.join(root, 'var/lib/plaza/acme') }
  return execute(program, words, { env: { ...process.env, ...ca.env, ...own }, maxBuffer: 64 * 1024 * 1024 }).then(
    (outputs) => ({ ...outputs, code: 0 }),
    (error: Outcome) => error,
  )
}
const certificates = (names: string[]) => run('deploy/certificates.sh', names)

async function certbot(...words: string[]): Promise<void> {
  const { code, stderr } = await run('certbot', words)
  if (code !== 0) throw new Error(stderr)
}

/** What nginx shows a browser that asks for a name; throws where there is none. */
async function shownFor(name: string): Promise<{ names: string; serial: string }> {
  const options = { port: ports.https, host: '127.0.0.1', servername: name, rejectUnauthorized: false }
  const socket = tls.connect(options)
  await once(socket, 'secureConnect')
  const { subjectaltname = '', serialNumber } = socket.getPeerCertificate()
  socket.destroy()
  return { names: subjectaltname, serial: serialNumber }
}

describe.sequential('certificates of many domains', () => {
  const first = new Map<string, string>()

  test(
    `${COUNT} names get one each, whatever happens to one among them, and nginx shows it by name`,
    TIMEOUT,
    async () => {
      await ca.breakName(GONE)
      const started = Date.now()
      const { code, stdout, stderr } = await certificates([GONE, ...ALL])
      process.stdout.write(`${COUNT} certificates took ${Math.round((Date.now() - started) / 1000)} s.\n`)
      expect(stderr).toMatch(/^gone\.example: has none yet: .*could not resolve.*\n$/)
      expect([code, stdout.trim().split('\n')]).toEqual([1, ALL.map((name) => `${name}: has a certificate`)])
      for (const name of ALL) {
        const { names, serial } = await shownFor(name)
        expect(names).toBe(`DNS:${name}`)
        first.set(name, serial)
      }
      expect(new Set(first.values()).size).toBe(COUNT)
      await expect(shownFor(GONE)).rejects.toThrow()
    },
  )

  test('names that have one are asked for no second time', async () => {
    expect(await certificates(ALL)).toMatchObject({ code: 0, stdout: '', stderr: '' })
  })

  test('requests by http are redirected, and none of a name’s proof', async () => {
    const read = async (address: string) => {
      const url = `http://127.0.0.1:${ports.http}${address}`
      const { status, headers } = await fetch(url, { redirect: 'manual' })
      return [status, headers.get('location')]
    }
    expect(await read('/deals?page=2')).toEqual([308, `https://127.0.0.1:${ports.http}/deals?page=2`])
    expect(await read('/.well-known/acme-challenge/unknown')).toEqual([404, null])
  })

  test(
    'certbot renews all of them but one whose name is gone, and nginx shows the new ones without a reload',
    TIMEOUT,
    async () => {
      const [gone = '', ...others] = ALL
      await ca.breakName(gone)
      const started = Date.now()
      const { code, stderr } = await run('certbot', ['-q', 'renew', '--no-random-sleep-on-renew'])
      process.stdout.write(`Renewing ${COUNT} took ${Math.round((Date.now() - started) / 1000)} s.\n`)
      expect([code, stderr.match(/^Failed to renew certificate \S+/gm)]).toEqual([
        1,
        [`Failed to renew certificate ${gone}`],
      ])
      const isRenewed = async (name: string) => (await shownFor(name)).serial !== first.get(name)
      expect(await isRenewed(gone)).toBe(false)
      for (const name of others) expect([name, await isRenewed(name)]).toEqual([name, true])
    },
  )
})
