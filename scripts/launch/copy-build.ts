import { cp, rm } from 'node:fs/promises'
import path from 'node:path'

/** Copies a build without what a server has cached in it, so that another one can have a cache of its own. */
export async function copyBuild(distDir: string, to: string): Promise<void> {
  const cache = path.join(distDir, 'cache')
  await rm(to, { recursive: true, force: true })
  await cp(distDir, to, { recursive: true, filter: (file) => file !== cache })
}
