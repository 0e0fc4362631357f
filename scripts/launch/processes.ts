import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

export type Env = Record<string, string | undefined>

const END_WITH_PARENT = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.mjs')).href

/** Runs a command to completion, sharing our output; rejects when it fails. */
export function run(command: string, args: string[], env: Env = {}): Promise<void> {
  return untilDone(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }), [command, ...args])
}

/**
 * Runs a Node program to completion, sharing our output; rejects when it fails, or when `signal` aborts it. It ends
 * with this process.
 */
export function runNode(args: string[], env: Env = {}, signal?: AbortSignal): Promise<void> {
  return untilDone(spawnNode(args, env, 'inherit', { signal }), ['node', ...args])
}

/** Starts a Node program that ends with this process; `output` is a file descriptor, by default ours. */
export function spawnNode(
  args: string[],
  env: Env,
  output: number | 'inherit',
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
    ...options,
    // the channel closes when this process ends, by whatever signal
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, ...env, PLAZA_ENDS_WITH_PARENT: '1' },
  })
}

function untilDone(child: ChildProcess, words: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${words.join(' ')} ended with ${signal ?? code}`)),
    )
  })
}
