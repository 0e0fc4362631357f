import { describe, expect, it } from 'vitest'
import { cutDescription, limitNotes } from '@/backend/catalogue-files/foreign/dish-limits'
import { DroppedValues } from '@/backend/catalogue-files/foreign/dropped-values'
import type { Product } from '@/backend/catalogue-files/foreign/product'

const product: Product = {
  ...{ line: 2, key: 'rye', name: 'Rye', description: '', section: '', pictures: [], taxClass: 'standard' },
  ...{ isGiftCard: false, differsIn: '', variants: [], extras: [] },
}

describe('what a catalogue has no place for', () => {
  it('is said once for each column and reason, with its rows', () => {
    const dropped = new DroppedValues()
    for (let row = 0; row < 212; row += 1) dropped.add('Vendor')
    dropped.add('Stock', 'of a variable product is not used')
    expect(dropped.toLines()).toEqual([
      "Column 'Vendor' is not used (212 rows)",
      "Column 'Stock' of a variable product is not used (1 row)",
    ])
  })

  it('is counted of pictures, each address once', () => {
    const pictures = Array.from({ length: 22 }, (_, n) => `https://a/${n}.jpg`)
    const [twice, some] = [[...pictures, 'https://a/1.jpg'], pictures.slice(2)]
    expect(limitNotes([{ ...product, pictures: twice }, { ...product, pictures: some }, product])).toEqual([
      'further pictures left out, since a dish has at most 20: 2',
    ])
  })

  it('is counted of descriptions, which end at 2000 characters', () => {
    const [whole, long] = ['x'.repeat(2000), 'x'.repeat(2001)]
    expect(cutDescription(whole)).toBe(whole)
    expect(cutDescription(long)).toBe(`${'x'.repeat(1999)}…`)
    expect(limitNotes([{ ...product, description: whole }])).toEqual([])
    expect(limitNotes([{ ...product, description: long }])).toEqual(['descriptions cut at 2000 characters: 1'])
  })
})
