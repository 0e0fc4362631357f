import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { checkCatalogue } from '@/backend/catalogue-files/check/check-catalogue'
import type { FetchPicture } from '@/backend/catalogue-files/pictures/fetch-picture'
import { type PictureKeys, resolvePictures } from '@/backend/catalogue-files/pictures/resolve-pictures'
import { Problems } from '@/backend/catalogue-files/read/problems'
import { type Catalogue, readFolder } from '@/backend/catalogue-files/read/read-folder'
import type { StoredFacts } from '@/backend/catalogue-files/stored/facts'
import { DEFAULT_CITIES } from '@/backend/config/cities'
import { BUILT_IN_CITIES } from '@/lib/domain/places/built-in-cities'

export type SmallFiles = Record<string, string | Buffer>

/** The store `udon`, with a section and a dish of 10.00 that has a choice of sizes. */
const FACTS: StoredFacts = {
  stores: new Map([['udon', { gid: 1, ...BUILT_IN_CITIES.vancouver, cityKey: 'vancouver', currency: 'CAD' }]]),
  shops: new Map([
    [
      'udon',
      {
        sections: new Map([['bowls', { isOnSale: true }]]),
        dishes: new Map([['kake', { isOnSale: true, price: 1000, section: 'bowls' }]]),
        deals: new Map(),
        options: new Map([['dish:kake/size', { isOnSale: true, min: 1, max: 1, parent: null }]]),
        choices: new Map([['dish:kake/size/small', { isOnSale: true, price: 0 }]]),
        coupons: new Map(),
      },
    ],
  ]),
  sharedCoupons: new Map(),
  domains: new Map(),
  categories: new Map([[1000, { parentId: null, isUsed: true }]]),
  taxClasses: new Set(),
  sharedHosts: new Set(),
  cities: DEFAULT_CITIES,
}

/** What is read of a folder with these files, and every line that is said about it. */
export async function readSmall(
  files: SmallFiles,
  fetchPicture?: FetchPicture,
): Promise<{ catalogue: Catalogue; lines: string[]; keys: PictureKeys }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'plaza-small-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), content)
  }
  const problems = new Problems()
  const catalogue = await readFolder(folder, problems, false)
  checkCatalogue(catalogue, FACTS, problems, false)
  const pictures = {
    stored: { get: async () => null },
    staging: path.join(folder, 'staging'),
    ...(fetchPicture && { fetchPicture }),
  }
  const keys = await resolvePictures(folder, catalogue, pictures, problems)
  return { catalogue, lines: problems.toLines(), keys }
}
