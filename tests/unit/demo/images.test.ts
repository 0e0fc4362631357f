import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { StoreFile } from '@/backend/demo/content/content-files'
import { readContent } from '@/backend/demo/content/read-content'
import { PICTURE_HASHES } from '@/backend/demo/pictures/picture-keys'
import { getNeighbourhood } from '@/backend/demo/stores/neighbourhoods'

const shownBy = ({ cover, menu, deals }: Pick<StoreFile, 'cover' | 'menu' | 'deals'>) => [
  ...(cover ? [cover] : []),
  ...menu.flatMap(({ dishes }) => dishes.flatMap(({ picture }) => picture ?? [])),
  ...deals.flatMap(({ pictures, photos }) => [...pictures, ...photos]),
]

const SIZES: Record<string, number[]> = { dish: [720, 540], deal: [900, 675], cover: [1600, 900] }
const MOST_BYTES = 18 * 1024 * 1024
const FOLDER = 'backend/demo/images'

describe('pictures of the demo', () => {
  const files = readdirSync(FOLDER, { recursive: true }).filter((file) => `${file}`.endsWith('.webp'))
  const ids = files.map((file) => `${file}`.slice(0, -'.webp'.length))

  it('are each in the manifest with the hash of their file, and in the size of their kind', async () => {
    expect(ids.sort()).toEqual(Object.keys(PICTURE_HASHES).sort())
    for (const id of ids) {
      const bytes = readFileSync(`${FOLDER}/${id}.webp`)
      expect(createHash('sha256').update(bytes).digest('hex').slice(0, 8), id).toBe(PICTURE_HASHES[id])
      const { format, width, height } = await sharp(bytes).metadata()
      expect([format, width, height], id).toEqual(['webp', ...(SIZES[id.split('/')[0] ?? ''] ?? [])])
    }
    const sizes = ids.map((id) => statSync(`${FOLDER}/${id}.webp`).size)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES)
  })

  it('are each shown by a store, a dish or a deal, and nothing names one that is not there', () => {
    const named = new Set(readContent().stores.flatMap(shownBy))
    expect([...named].sort()).toEqual(ids.sort())
  })

  it('of a store’s deals are neither its cover nor on its menu, and lead one deal each', () => {
    const leads = readContent().stores.map((store) => ({
      rest: shownBy({ ...store, deals: [] }),
      leading: store.deals.flatMap(({ pictures }) => pictures.slice(0, 1)),
    }))
    for (const { rest, leading } of leads) {
      expect(leading.filter((id) => rest.includes(id))).toEqual([])
      expect(leading).toEqual([...new Set(leading)])
    }
  })

  it('lead one deal of a city each', () => {
    const leading = readContent().stores.flatMap(({ place, deals }) =>
      deals.flatMap(({ pictures: [first] }) => (first ? `${getNeighbourhood(place).cityKey} ${first}` : [])),
    )
    expect(leading.filter((one, at) => leading.indexOf(one) < at)).toEqual([])
  })

  it('of a dish lead the cards of restaurants that have one, another one for each restaurant of a city', () => {
    const leads = new Set<string>()
    for (const { gid, place, categories, menu, deals, bestDish } of readContent().stores) {
      const dishes = shownBy({ menu, deals, cover: undefined })
      const isRestaurant = (categories[0] ?? 0) < 1050
      if (isRestaurant && menu.length > 0 && dishes.length > 1) expect(bestDish, `${gid}`).toBeDefined()
      if (!bestDish) continue
      expect(dishes, `${gid}`).toContain(bestDish)
      expect(leads, `${gid}`).not.toContain(`${getNeighbourhood(place).cityKey} ${bestDish}`)
      leads.add(`${getNeighbourhood(place).cityKey} ${bestDish}`)
    }
    expect(leads.size).toBeGreaterThan(20)
  })

  it('of a store on its own domain are neither the cover nor in a deal of another store', () => {
    const { stores } = readContent()
    const shared = stores
      .filter(({ domain }) => domain)
      .flatMap((own) => {
        const listed = stores.filter((store) => store !== own).map((store) => ({ ...store, menu: [] }))
        const others = new Set(listed.flatMap(shownBy))
        return shownBy(own).filter((id) => others.has(id))
      })
    expect(shared).toEqual([])
  })
})
