import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Generated on first use, saved in the data folder, readable only by its owner. */
export async function demoSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, `${name}.secret`)
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writeFile(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  return (await readFile(file, 'utf8')).trim()
}
