import { describe, expect, it } from 'vitest'
import { readContent } from '@/backend/demo/content/read-content'
import { findFaults } from '@/scripts/pictures/find-faults'
import { readManifest } from '@/scripts/pictures/manifest'
import { readTable } from '@/scripts/pictures/table'

describe('rendered pictures', () => {
  it('agree with the manifest, the table and the recipes, and are small enough', async () => {
    expect(await findFaults(readTable(), readManifest())).toEqual([])
  })

  it('are each shown by a store, a dish or a deal', () => {
    const asked = readContent().stores.flatMap(({ cover, menu, deals }) => [
      cover,
      ...menu.flatMap(({ dishes }) => dishes.map(({ picture }) => picture)),
      ...deals.flatMap(({ pictures }) => pictures),
    ])
    expect(Object.keys(readManifest()).filter((id) => !asked.includes(id))).toEqual([])
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
