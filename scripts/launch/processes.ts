import { type ChildProcess, spawn } from 'node:child_process'

type Env = Record<string, string | undefined>

/** Runs a command to its end with our output; rejects when it fails. */
export function run(command: string, args: string[], env: Env = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} ended with ${signal ?? code}`)),
    )
  })
}

/** Starts a Node server that goes on; `log` is a file descriptor for its output, else ours. */
export function launch(args: string[], env: Env, log?: number): ChildProcess {
  const output = log ?? 'inherit'
  return spawn(process.execPath, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } })
}

/** Waits until `url` answers 200; rejects after `seconds`, or when the server that should answer has ended. */
export async function untilServed(url: string, server: ChildProcess, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000
  while (Date.now() < deadline) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error(`The server for ${url} ended early`)
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not answer in ${seconds} s`)
}

/** Ends a server and waits for it; the hard way after 10 s. */
export async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const timer = setTimeout(() => server.kill('SIGKILL'), 10_000)
  server.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}
