import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Times, timesOf } from './times'

const SERVER = ['--import', 'tsx', 'scripts/bench/reference-server.ts']
const FIRST_GID = 1001
const STORES = 10

/** A bare route with one indexed query, on the same database and in the same minutes as the measured calls; `call` sends it one request. */
export interface Reference {
  call: () => Promise<unknown>
  close: () => void
}

export async function startReference(databaseUrl: string): Promise<Reference> {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const server = spawn(process.execPath, SERVER, { stdio: ['ignore', 'pipe', 'inherit'], env })
  const [port] = (await once(server.stdout, 'data')) as [Buffer]
  let calls = 0
  const call = async () => {
    const gid = FIRST_GID + (calls++ % STORES)
    const { records } = await (await fetch(`http://127.0.0.1:${port.toString().trim()}/${gid}`)).json()
    if (records?.gid !== gid) throw new Error(`the reference has no store ${gid}`)
  }
  return { call, close: () => server.kill() }
}

/** `most` is a multiple of the p95 of the reference. */
export function compare(name: string, list: number[], reference: number[], most: number): string {
  const [own, bare] = [timesOf(list), timesOf(reference)]
  const ratio = own.p95 / bare.p95
  const text = ({ p50, p95, max }: Times) =>
    `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, max ${max.toFixed(1)} ms`
  return `${name}: ${text(own)}; reference: ${text(bare)}; p95 ${ratio.toFixed(1)} times the reference (at most ${most})${ratio > most ? ' ✗' : ''}\n`
}
