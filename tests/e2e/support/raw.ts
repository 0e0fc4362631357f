import http from 'node:http'
import { expect } from 'playwright/test'

const BASE = new URL(process.env.BASE_URL ?? 'http://localhost')

export interface RawAnswer {
  status: number
  headers: http.IncomingHttpHeaders
  body: Buffer
  text: string
}

/** To any host name: Node does not resolve `*.localhost`. */
export function ask(path: string, host = 'localhost', headers: Record<string, string> = {}, port = BASE.port) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port, path, headers: { host: `${host}:${port}`, ...headers } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => {
          const body = Buffer.concat(parts)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body, text: body.toString() })
        })
      },
    )
    request.on('error', reject)
  })
}

export const NOODLE = 'noodle.localhost'

export function originOn(host: string): string {
  return `http://${host}:${BASE.port}`
}

/** A page cached by an earlier server contains its port; it is regenerated while it is served. */
export async function fresh(path: string, host = 'localhost', headers: Record<string, string> = {}) {
  let answer = await ask(path, host, headers)
  await expect(async () => {
    answer = await ask(path, host, headers)
    expect(answer.text).toContain(originOn(host))
  }).toPass({ timeout: 15_000 })
  return answer
}

export function attributes(html: string, tag: RegExp, name: string): string[] {
  return [...html.matchAll(new RegExp(`<${tag.source}[^>]*>`, 'gi'))].flatMap(([found]) => {
    const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(found)?.[1]
    return value === undefined ? [] : [plain(value)]
  })
}

export function titleOf(html: string): string {
  return plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')
}

function plain(text: string): string {
  return text
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
}
