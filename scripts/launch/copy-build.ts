import { cp, rm } from 'node:fs/promises'
import path from 'node:path'

/** Without what the compiler has cached in it. */
export async function copyBuild(distDir: string, to: string): Promise<void> {
  const cache = path.join(distDir, 'cache')
  await rm(to, { recursive: true, force: true })
  await cp(distDir, to, { recursive: true, filter: (file) => file !== cache })
}
