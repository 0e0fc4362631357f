import type { TestProject } from 'vitest/node'
import { preparePostgres } from '@/backend/db/postgres'
import { createDatabase, RACE_URL } from '@/tests/race/race-database'

declare module 'vitest' {
  export interface ProvidedContext {
    /** name of an empty database that others are copied from */
    raceTemplate: string
  }
}

export default async function setup(project: TestProject) {
  if (!RACE_URL) return
  const { name, url } = await createDatabase('template')
  await preparePostgres(url)
  project.provide('raceTemplate', name)
}
