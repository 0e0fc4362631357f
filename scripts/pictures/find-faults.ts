import { existsSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { hashFile, hasParametersOf, imageFile, type Manifest } from './manifest'
import { hashRecipe, hasRecipe } from './sources'
import type { Picture } from './table'

const MOST_BYTES = 18 * 1024 * 1024

/** What is wrong with a rendered picture, its entry in the manifest and the table; null if they agree. */
async function findFault(id: string, manifest: Manifest, table: Map<string, Picture>): Promise<string | null> {
  const entry = manifest[id]
  const picture = table.get(id)
  const file = imageFile(id)
  if (!entry || !picture) return 'is not in the table'
  if (!existsSync(file)) return 'has no file'
  if (hashFile(file) !== entry.fileHash || statSync(file).size !== entry.bytes) return 'is another file'
  const { format, width, height } = await sharp(file).metadata()
  if (format !== 'webp' || width !== entry.width || height !== entry.height) return 'has another size or format'
  if (!hasParametersOf(entry, picture)) return 'has other parameters in the table'
  if (!hasRecipe(entry.recipe) || hashRecipe(entry.recipe) !== entry.recipeHash) return 'has another recipe by now'
  return null
}

/** Everything in which the table, the manifest and the files disagree. Pictures that are not rendered yet are no fault. */
export async function findFaults(pictures: Picture[], manifest: Manifest): Promise<string[]> {
  const table = new Map(pictures.map((picture) => [picture.id, picture]))
  const faults = await Promise.all(
    Object.keys(manifest).map(async (id) => {
      const fault = await findFault(id, manifest, table)
      return fault ? [`${id} ${fault}`] : []
    }),
  )
  const unknown = pictures.filter(({ recipe }) => !hasRecipe(recipe)).map(({ id, recipe }) => `${id} wants ${recipe}`)
  const bytes = Object.values(manifest).reduce((sum, entry) => sum + entry.bytes, 0)
  return [...faults.flat(), ...unknown, ...(bytes > MOST_BYTES ? [`${bytes} bytes are too many`] : [])]
}
