import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** What a test program would take from the one who runs it. */
const OWN = ['PATH', 'HOME', 'TMPDIR', 'SYSTEMROOT']

/** A TypeScript program of ours in a process of its own, with no environment but `env`. */
export function runProgram(
  file: string,
  args: string[],
  env: Record<string, string> = {},
  { cwd = ROOT }: { cwd?: string } = {},
) {
  const kept = Object.fromEntries(OWN.map((name) => [name, process.env[name]]))
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), path.join(ROOT, file), ...args], {
    cwd,
    env: { ...kept, ...env } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { out: '', error: '' }
  child.stdout.on('data', (bytes: Buffer) => {
    output.out += bytes
  })
  child.stderr.on('data', (bytes: Buffer) => {
    output.error += bytes
  })
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, ...output }))
  return {
    child,
    /** exit code, signal and all that it wrote */
    ended,
    /** Waits until it has written `text`. */
    async says(text: string): Promise<void> {
      while (!output.out.includes(text)) {
        if (child.exitCode !== null) throw new Error(`ended without "${text}": ${output.out}${output.error}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
  }
}
