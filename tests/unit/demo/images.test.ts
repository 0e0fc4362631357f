import { describe, expect, it } from 'vitest'
import { readContent } from '@/backend/demo/content/read-content'
import type { StoreFile } from '@/backend/demo/content/store-file'
import { findFaults } from '@/scripts/pictures/find-faults'
import { readManifest } from '@/scripts/pictures/manifest'
import { readTable } from '@/scripts/pictures/table'

const shownBy = ({ cover, menu, deals }: StoreFile) => [
  ...(cover ? [cover] : []),
  ...menu.flatMap(({ dishes }) => dishes.flatMap(({ picture }) => picture ?? [])),
  ...deals.flatMap(({ pictures }) => pictures),
]

describe('rendered pictures', () => {
  it('agree with the manifest, the table and the recipes, and are small enough', async () => {
    expect(await findFaults(readTable(), readManifest())).toEqual([])
  })

  it('are each shown by a store, a dish or a deal', () => {
    const asked = readContent().stores.flatMap(shownBy)
    expect(Object.keys(readManifest()).filter((id) => !asked.includes(id))).toEqual([])
  })

  it('of a store’s deals are neither its cover nor on its menu, and lead one deal each', () => {
    const rendered = readManifest()
    const leads = readContent().stores.map((store) => ({
      rest: shownBy({ ...store, deals: [] }),
      leading: store.deals.flatMap(({ pictures }) => pictures.filter((id) => id in rendered).slice(0, 1)),
    }))
    for (const { rest, leading } of leads) {
      expect(leading.filter((id) => rest.includes(id))).toEqual([])
      expect(leading).toEqual([...new Set(leading)])
    }
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

  it('are found out when they are another file, of another size or from other parameters', async () => {
    const pictures = readTable()
    const manifest = readManifest()
    const [id = '', entry] = Object.entries(manifest)[0] ?? []
    if (!entry) throw new Error('no picture is rendered')
    const others = [{ fileHash: '0' }, { width: 1 }, { seed: -1 }, { recipeHash: '0' }, { bytes: 10 ** 9 }]
    for (const other of others) {
      const faults = await findFaults(pictures, { ...manifest, [id]: { ...entry, ...other } })
      expect(
        faults.some((fault) => fault.startsWith(id)),
        JSON.stringify(other),
      ).toBe(true)
    }
    const undeclared = pictures.filter((picture) => picture.id !== id)
    expect(await findFaults(undeclared, manifest)).toEqual([`${id} is not in the table`])
  })
})
