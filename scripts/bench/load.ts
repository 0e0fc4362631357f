import { spawn } from 'node:child_process'
import { once } from 'node:events'
import autocannon from 'autocannon'

const CONNECTIONS = 32

export interface Load {
  path: string
  requestsPerSecond: number
  /** of a plain Node server that sends the same bytes from memory, before and after */
  reference: number
  ratio: number
  p99Milliseconds: number
  errors: number
}

async function shoot(url: string, seconds: number): Promise<autocannon.Result> {
  return autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'identity', 'accept-language': 'en' },
  })
}

/** Requests per second of a cached page, and their ratio to a plain server's in the same minute on the same cores. */
export async function measureLoad(base: string, path: string, seconds = 8): Promise<Load> {
  const url = `${base}${path}`
  const body = await (await fetch(url, { headers: { 'accept-language': 'en' } })).text()
  const plain = spawn(process.execPath, ['scripts/bench/plain-server.mjs'], { stdio: ['pipe', 'pipe', 'inherit'] })
  plain.stdin.end(body)
  const [port] = (await once(plain.stdout, 'data')) as [Buffer]
  const plainUrl = `http://127.0.0.1:${port.toString().trim()}/`
  try {
    await shoot(plainUrl, 1)
    const before = await shoot(plainUrl, seconds / 2)
    await shoot(url, 2)
    const page = await shoot(url, seconds)
    const after = await shoot(plainUrl, seconds / 2)
    const reference = (before.requests.average + after.requests.average) / 2
    return {
      path,
      requestsPerSecond: Math.round(page.requests.average),
      reference: Math.round(reference),
      ratio: page.requests.average / reference,
      p99Milliseconds: page.latency.p99,
      errors: page.errors + page.non2xx,
    }
  } finally {
    plain.kill()
  }
}
