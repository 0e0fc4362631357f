import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { Picture } from './table'

const FOLDER = 'backend/demo/images'
const MANIFEST = path.join(FOLDER, 'manifest.json')

const entrySchema = z.strictObject({
  recipe: z.string(),
  parameters: z.record(z.string(), z.json()),
  seed: z.number(),
  width: z.number(),
  height: z.number(),
  samples: z.number(),
  recipeHash: z.string(),
  kitHash: z.string(),
  fileHash: z.string(),
  bytes: z.number(),
})

/** What a picture was rendered from, and the file that came of it. */
export type ManifestEntry = z.infer<typeof entrySchema>
export type Manifest = Record<string, ManifestEntry>

/** The file of a rendered picture. */
export function imageFile(id: string): string {
  return path.join(FOLDER, `${id}.webp`)
}

export function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}

export function readManifest(): Manifest {
  if (!existsSync(MANIFEST)) return {}
  return z.record(z.string(), entrySchema).parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
}

/** Writes the entries of some pictures; all others stay as they are on the disk now. */
export function updateManifest(entries: Manifest): void {
  const manifest = { ...readManifest(), ...entries }
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${MANIFEST}.tmp`, `${JSON.stringify(sorted, null, 2)}\n`)
  renameSync(`${MANIFEST}.tmp`, MANIFEST)
}

/** Whether the picture was rendered with these parameters, at this size. */
export function hasParametersOf(entry: ManifestEntry, picture: Picture): boolean {
  const facts = ({ recipe, seed, width, height, samples, parameters }: Omit<Picture, 'id'>) =>
    JSON.stringify([recipe, seed, width, height, samples, parameters])
  return facts(entry) === facts(picture)
}
