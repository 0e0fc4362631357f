import { cp, rm } from 'node:fs/promises'
import path from 'node:path'

/** Copies a build, without what the compiler has cached in it, so that another storefront has files of its own. */
export async function copyBuild(distDir: string, to: string): Promise<void> {
  const cache = path.join(distDir, 'cache')
  await rm(to, { recursive: true, force: true })
  // links to packages are relative
  await cp(distDir, to, { recursive: true, verbatimSymlinks: true, filter: (file) => file !== cache })
}
