import type { TestProject } from 'vitest/node'
import { preparePostgres } from '@/backend/platform/db/postgres'
import { startPostgres } from '@/scripts/launch/postgres'
import { createDatabaseOn } from './databases'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** name of a database with today's schema and no rows, which others are copied from */
    databaseTemplate: string
  }
}

/** Starts the PostgreSQL of a project's tests. */
export default async function setup(project: TestProject) {
  const { url, stop } = await startPostgres()
  const template = await createDatabaseOn(url, 'template')
  await preparePostgres(template.url)
  project.provide('postgresUrl', url)
  project.provide('databaseTemplate', template.name)
  return stop
}
