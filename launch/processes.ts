import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'

export type Env = Record<string, string | undefined>

/** For every program of Next that we start: nothing is told to anybody about it. */
export const NO_TELEMETRY = { NEXT_TELEMETRY_DISABLED: '1' }

/** Shares our output; rejects when it fails. */
export function run(command: string, args: string[], env: Env = {}): Promise<void> {
  return untilDone(spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }), [command, ...args])
}

/** Shares our output; rejects when it fails, or when `signal` aborts it. */
export function runNode(args: string[], env: Env = {}, signal?: AbortSignal): Promise<void> {
  return untilDone(spawnNode(args, env, 'inherit', { signal }), ['node', ...args])
}

/** Starts a Node program; a server of ours ends with this process. `output` is a file descriptor, by default ours. */
export function spawnNode(
  args: string[],
  env: Env,
  output: number | 'inherit',
  options: SpawnOptions = {},
): ChildProcess {
  return spawn(process.execPath, args, {
    ...options,
    // the channel carries progress, and closes when this process ends, by whatever signal
    stdio: ['ignore', output, output, 'ipc'],
    env: { ...process.env, ...env },
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
