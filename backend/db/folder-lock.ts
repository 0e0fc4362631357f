import lockfile from 'proper-lockfile'

export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop it, or use a separate folder ` +
        'with PLAZA_DATA_DIR, or a PostgreSQL server with DATABASE_URL.',
    )
    this.name = 'FolderInUseError'
  }
}

/** A lock left behind by a killed process goes stale after 10 s. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  try {
    return await lockfile.lock(folder, {
      stale: 10_000,
      update: 2_000,
      retries: { retries: 6, minTimeout: 2_000, factor: 1 },
      lockfilePath: `${folder}/in-use.lock`,
    })
  } catch (error) {
    if ((error as { code?: string }).code === 'ELOCKED') throw new FolderInUseError(folder)
    throw error
  }
}
