import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { SESSION_COOKIE } from '@/lib/domain/site/cookies'
import { processorMs, residentMiB } from './memory'

const CONNECTIONS = 32
const run = promisify(execFile)

export interface Load {
  path: string
  requestsPerSecond: number
  /** requests per second of a plain Node server that sends the same bytes, before and after */
  reference: number
  ratio: number
  /** processor time of the server for each request, in ms */
  cpu: number
  /** the same for a customer, whose page Next sends after it has rendered it once */
  cpuOfNext: number
  p99Milliseconds: number
  errors: number
  /** the most memory that the server held meanwhile, in MiB */
  memory: number
}

interface Shot {
  requests: number
  requestsPerSecond: number
  p99Milliseconds: number
  errors: number
}

/** wrk is faster than any server that is measured here; a client in Node would measure itself. */
export async function shoot(url: string, seconds: number, more: string[] = []): Promise<Shot> {
  const headers = ['accept-encoding: identity', 'accept-language: en', ...more].flatMap((header) => ['-H', header])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', ...headers, url]
  const { stdout } = await run('wrk', args).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? new Error('Please install wrk: apt-get install wrk') : error
  })
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0)
  const [, amount = '0', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
  return {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p99Milliseconds: Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's'],
    errors: number(/Non-2xx or 3xx responses: (\d+)/),
  }
}

async function withProcessor(pid: number, shot: Promise<Shot>): Promise<[Shot, number]> {
  const start = processorMs(pid)
  const result = await shot
  return [result, (processorMs(pid) - start) / result.requests]
}

/** The plain server is measured in the same minute on the same cores; `pid` is the server's process. */
export async function measureLoad(base: string, path: string, pid: number, seconds = 4): Promise<Load> {
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
    let memory = 0
    const watch = setInterval(() => {
      memory = Math.max(memory, residentMiB(pid))
    }, 500)
    const [page, cpu] = await withProcessor(pid, shoot(url, seconds)).finally(() => clearInterval(watch))
    const after = await shoot(plainUrl, seconds / 2)
    const [, cpuOfNext] = await withProcessor(pid, shoot(url, seconds / 2, [`cookie: ${SESSION_COOKIE}=x`]))
    const reference = (before.requestsPerSecond + after.requestsPerSecond) / 2
    return {
      path,
      requestsPerSecond: Math.round(page.requestsPerSecond),
      reference: Math.round(reference),
      ratio: page.requestsPerSecond / reference,
      cpu,
      cpuOfNext,
      p99Milliseconds: page.p99Milliseconds,
      errors: page.errors,
      memory,
    }
  } finally {
    plain.kill()
  }
}
