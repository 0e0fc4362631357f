import type { TestProject } from 'vitest/node'
import { openPostgres } from '@/backend/db/database'
import { createDatabase, RACE_URL } from '@/tests/race/race-database'

declare module 'vitest' {
  export interface ProvidedContext {
    /** name of an empty database with the schema, that others are copied from */
    raceTemplate: string
  }
}

/** Makes the schema once for all race files of a run. */
export default async function setup(project: TestProject) {
  if (!RACE_URL) return
  const { name, url } = await createDatabase('template')
  await (await openPostgres(url, 1)).close()
  project.provide('raceTemplate', name)
}
