import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const INTERVAL_MS = 500
const MAX_STEPS = 3

const execute = promisify(execFile)

/**
 * Resolves when the npm that started us is gone. npm waits behind a shell of its own, and a signal to npm alone
 * reaches at most that shell. Never resolves without npm, and on Windows, where processes have no such chain.
 */
export async function untilNpmEnds(): Promise<void> {
  const shell = process.ppid
  const isNpm = process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32'
  const npm = isNpm ? await findNpm(shell) : undefined
  await new Promise<void>((resolve) => {
    if (!isNpm) return
    const timer = setInterval(() => {
      if (process.ppid === shell && (npm === undefined || isAlive(npm))) return
      clearInterval(timer)
      resolve()
    }, INTERVAL_MS)
    timer.unref()
  })
}

/** The nearest ancestor process named npm; undefined where `ps` is missing. */
async function findNpm(start: number): Promise<number | undefined> {
  let pid = start
  for (let step = 0; step < MAX_STEPS; step++) {
    const { stdout } = await execute('ps', ['-o', 'ppid=,args=', '-p', `${pid}`]).catch(() => ({ stdout: '' }))
    const [, parent, args = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? []
    if (args.startsWith('npm ')) return pid
    if (!parent) return undefined
    pid = Number(parent)
  }
  return undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
