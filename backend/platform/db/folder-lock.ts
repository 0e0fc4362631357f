import { rm } from 'node:fs/promises'
import path from 'node:path'
import lockfile from 'proper-lockfile'

/** The lock of a killed process is stale after this time. */
const STALE_MS = 10_000

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop it, or use a separate folder ` +
        'with PLAZA_DATA_DIR, or a PostgreSQL server with DATABASE_URL.',
    )
    this.name = 'FolderInUseError'
  }
}

const lockOf = (folder: string) => ({ stale: STALE_MS, lockfilePath: path.join(folder, 'in-use.lock') })

/** The file in which the holder of the lock can publish its address; taking and releasing the lock remove it. */
export const addressFile = (folder: string) => path.join(folder, 'in-use.json')

export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const forget = () => rm(addressFile(folder), { force: true })
  try {
    const release = await lockfile.lock(folder, {
      ...lockOf(folder),
      update: 2_000,
      retries: { retries: 6, minTimeout: 2_000, factor: 1 },
    })
    await forget()
    return async () => {
      await forget()
      await release()
    }
  } catch (error) {
    if ((error as { code?: string }).code === 'ELOCKED') throw new FolderInUseError(folder)
    throw error
  }
}

/** Whether a process holds the lock of a folder; false if the folder is missing. */
export async function isFolderLocked(folder: string): Promise<boolean> {
  return lockfile.check(folder, lockOf(folder)).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return false
    throw error
  })
}
