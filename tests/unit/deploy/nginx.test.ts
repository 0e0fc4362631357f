import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '@/scripts/launch/free-port'
import { runNginx } from '@/scripts/launch/nginx'

const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync)
/** Folders that nginx writes to. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

const withCache = (text: string) => text.replaceAll('#|', '')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-nginx-test-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The configuration with names of this machine, and files that this user may write. */
function write(change: (text: string) => string): string {
  const file = path.join(folder, 'nginx.conf')
  const text = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/server [\w-]+:/g, 'server 127.0.0.1:')
    .replace(/^user .*$/m, '')
    .replace(/\/(?:var\/log\/nginx|var\/cache\/nginx|run)\//g, `${folder}/`)
  writeFileSync(file, change(text))
  return file
}

test.skipIf(!NGINX).each([
  ['as it is', (text: string) => text],
  ['with a cache of its own', withCache],
])('nginx accepts its configuration %s (skipped without nginx)', (_, change) => {
  const file = write(change)
  expect(execFileSync(NGINX ?? '', ['-t', '-q', '-c', file, '-p', folder], { encoding: 'utf8' })).toBe('')
})

test.skipIf(!NGINX)(
  'nginx’s own cache stores what responses allow, for each host, URL and encoding (skipped without nginx)',
  async () => {
    let requests = 0
    const storefront = http
      .createServer(({ url, headers }, response) => {
        requests++
        response.writeHead(200, {
          'cache-control': url?.startsWith('/shared') ? 'public, s-maxage=60' : 'private, no-cache',
          vary: 'Accept-Encoding',
        })
        response.end(`${headers.host} ${url} ${headers['accept-encoding']}`)
      })
      .listen(0, '127.0.0.1')
    await once(storefront, 'listening')
    const upstream = (storefront.address() as AddressInfo).port
    const [shoppers, api, own] = [await freePort(), await freePort(), await freePort()]
    const file = write((text) =>
      withCache(text)
        .replaceAll('127.0.0.1:3000', `127.0.0.1:${upstream}`)
        .replace('listen 80 default_server', `listen 127.0.0.1:${shoppers}`)
        .replace('listen 8080', `listen 127.0.0.1:${api}`)
        .replace('listen 8081', `listen 127.0.0.1:${own}`)
        .replace('http {', `http { ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`),
    )
    mkdirSync(path.join(folder, 'https'))
    const nginx = await runNginx(file, folder, shoppers)
    try {
      const ask = (url: string, host: string, encoding: string) =>
        new Promise<string>((resolve, reject) => {
          const headers = { host, 'accept-encoding': encoding }
          http
            .get({ host: '127.0.0.1', port: shoppers, path: url, headers }, (response) => {
              let body = ''
              response.setEncoding('utf8').on('data', (part) => (body += part))
              response.on('end', () => resolve(body))
            })
            .on('error', reject)
        })
      requests = 0
      for (const host of ['a.example', 'b.example'])
        for (const url of ['/shared', '/shared?lan=zh'])
          for (const [accepted, encoding] of [
            ['gzip, br', 'br'],
            ['gzip', 'gzip'],
            ['gzip, br;q=0', 'gzip'],
            ['', 'identity'],
          ] as const)
            for (let again = 0; again < 2; again++)
              expect(await ask(url, host, accepted)).toBe(`${host} ${url} ${encoding}`)
      expect(requests).toBe(16)
      for (let again = 0; again < 2; again++) await ask('/own', 'a.example', 'br')
      expect(requests).toBe(18)
    } finally {
      nginx.kill()
      await once(nginx, 'exit')
      storefront.close()
    }
  },
)
