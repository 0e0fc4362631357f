import { readFile } from 'node:fs/promises'
import http from 'node:http'
import path from 'node:path'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}
/** As docs/deployment.md says, for pages of another origin. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'timing-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'public, max-age=31536000, immutable',
}

/** Files, in folders by the first part of their path; `sent` are the paths of those it sent. */
export async function openPlainServer(port: number, folders: Record<string, string>) {
  const sent: string[] = []
  const server = http.createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://files')
    const [prefix, folder] = Object.entries(folders).find(([start]) => pathname.startsWith(start)) ?? []
    const file = prefix && folder && path.join(folder, path.normalize(pathname.slice(prefix.length)))
    const body = file && (await readFile(file).catch(() => null))
    if (!body) return void response.writeHead(404).end()
    sent.push(pathname)
    response.writeHead(200, { ...HEADERS, 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { sent, close: () => new Promise((resolve) => server.close(resolve)) }
}
