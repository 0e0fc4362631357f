import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Of all files and folders, how many there are of each mode. */
export async function modes(folder: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  const names = (await readdir(folder, { recursive: true })).filter((name) => !name.startsWith('in-use'))
  for (const name of ['', ...names]) {
    const one = await stat(path.join(folder, name))
    const mode = `${one.isDirectory() ? 'folder' : 'file'} ${(one.mode & 0o777).toString(8)}`
    found[mode] = (found[mode] ?? 0) + 1
  }
  return found
}
