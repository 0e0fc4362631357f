import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { renderPng } from './blender'
import { hashFile, hasParametersOf, imageFile, type Manifest, readManifest, updateManifest } from './manifest'
import { hashKit, hashRecipe } from './sources'
import type { Picture } from './table'

const QUALITY = 80
const DRAFT = { width: 400, height: 300, samples: 8 }
const DRAFTS = '.data/pictures/drafts'

/** How much a picture needs rendering: missing (0), its recipe or parameters changed (1), only the kit changed (2). */
function urgency(picture: Picture, manifest: Manifest): number | null {
  const entry = manifest[picture.id]
  if (!entry) return 0
  if (!hasParametersOf(entry, picture) || entry.recipeHash !== hashRecipe(picture.recipe)) return 1
  return entry.kitHash === hashKit(picture.recipe) ? null : 2
}

/** What has to be rendered, the most urgent first. */
export function findWork(pictures: Picture[], manifest: Manifest): Picture[] {
  const work = pictures.flatMap((picture) => {
    const urgent = urgency(picture, manifest)
    return urgent === null ? [] : [{ picture, urgent }]
  })
  return work.sort((a, b) => a.urgent - b.urgent).map(({ picture }) => picture)
}

async function renderTo(file: string, picture: Picture): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plaza-picture-'))
  try {
    const png = path.join(folder, 'picture.png')
    await renderPng(picture, png)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, await sharp(png).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer())
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Renders a picture to its file and enters it into the manifest. */
export async function renderFinal(picture: Picture): Promise<void> {
  // read before, so that what changes meanwhile is rendered again
  const [recipeHash, kitHash] = [hashRecipe(picture.recipe), hashKit(picture.recipe)]
  const file = imageFile(picture.id)
  await renderTo(file, picture)
  const { id, ...facts } = picture
  const result = { recipeHash, kitHash, fileHash: hashFile(file), bytes: statSync(file).size }
  updateManifest({ [id]: { ...(facts as Manifest[string]), ...result } })
}

/** Renders a small, rough version and returns its file. */
export async function renderDraft(picture: Picture): Promise<string> {
  const file = path.join(DRAFTS, `${picture.id.replace('/', '-')}.webp`)
  const ratio = picture.height / picture.width
  await renderTo(file, { ...picture, ...DRAFT, height: Math.round(DRAFT.width * ratio) })
  return file
}

/** Records that pictures remain right although their recipes or the kit changed: somebody looked at them. */
export function accept(pictures: Picture[]): void {
  const manifest = readManifest()
  const entries = pictures.flatMap((picture) => {
    const entry = manifest[picture.id]
    if (!entry || !hasParametersOf(entry, picture)) return []
    const hashes = { recipeHash: hashRecipe(picture.recipe), kitHash: hashKit(picture.recipe) }
    return [[picture.id, { ...entry, ...hashes }] as const]
  })
  updateManifest(Object.fromEntries(entries))
}
