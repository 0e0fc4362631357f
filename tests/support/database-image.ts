import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { createImage } from '@/backend/db/embedded'

declare module 'vitest' {
  export interface ProvidedContext {
    /** file of an empty database */
    databaseImage: string
  }
}

export default async function setup(project: TestProject) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-image-'))
  const file = path.join(folder, 'image.tar')
  await writeFile(file, Buffer.from(await (await createImage()).arrayBuffer()))
  project.provide('databaseImage', file)
  return () => rm(folder, { recursive: true, force: true })
}

export function databaseImage(): Promise<Blob> {
  return openAsBlob(inject('databaseImage'))
}
