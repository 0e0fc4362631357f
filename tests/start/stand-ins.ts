import path from 'node:path'
import type { ServerSpec } from '@/launch/server-process'
import { freePort } from '@/scripts/launch/free-port'

/**
 * `serves` for ever, `ends` soon after it was healthy and at once from then on, `fails` at once, `silent` never answers,
 * `seeds` with progress every 0.3 s for 3 s before it serves
 */
export type Behaviour = 'serves' | 'ends' | 'fails' | 'silent' | 'seeds'

const LONG_SECONDS = 30

/** A tiny server on a free port, as the start would describe it. */
export async function standIn(name: string, behaviour: Behaviour, seconds = LONG_SECONDS): Promise<ServerSpec> {
  const port = await freePort()
  return {
    name,
    args: ['--import', 'tsx', path.join(import.meta.dirname, 'tiny-server.ts'), `${port}`, behaviour],
    env: {},
    health: `http://127.0.0.1:${port}/`,
    seconds,
  }
}

/** The process that answers at a stand-in's address; null while none does. */
export async function pidAt({ health }: { health: string }): Promise<number | null> {
  const answer = await fetch(health).catch(() => null)
  return answer ? ((await answer.json()) as { pid: number }).pid : null
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
