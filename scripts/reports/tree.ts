import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { PROVEN_ROWS } from '../requirements/proven-rows'

const execute = promisify(execFile)

/** Path to hash of every file that git tracks or would track. */
export type Tree = Record<string, string>

/** The SHA-256 of some bytes, in hex. */
export function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/**
 * The files as they are now. Their content counts and not the commit: one that only adds the very files that were
 * tested changes nothing. The list of proven rows is left out, since it is made from the reports. Rejects without git.
 */
export async function readTree(folder = '.'): Promise<Tree> {
  const { stdout } = await execute('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  })
  const files = [...new Set(stdout.split('\0'))].filter((file) => file && file !== PROVEN_ROWS)
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, string][]> => {
      // deleted, but not from git's index yet
      const bytes = await readFile(path.join(folder, file)).catch(() => null)
      return bytes ? [[file, hashOf(bytes)]] : []
    }),
  )
  return Object.fromEntries(entries.flat())
}

/** The commit that is checked out. Rejects without git. */
export async function readCommit(): Promise<string> {
  return (await execute('git', ['rev-parse', 'HEAD'])).stdout.trim()
}

/** Files that were changed, added or removed between two trees. */
export function changedFiles(before: Tree, after: Tree): string[] {
  const files = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...files].filter((file) => before[file] !== after[file]).sort()
}
