import { describe, expect, it } from 'vitest'
import { diffRows, type StoredRow } from '@/backend/catalogue-files/stored/diff-rows'

const stored = (row: object, retiredAt: Date | null = null): StoredRow => ({ id: 7, retiredAt, row: { ...row } })
const ids = new Map([['tea', 7]])
const diff = (wanted: object, before: StoredRow) =>
  diffRows(new Map([['tea', { ...wanted }]]), new Map([['tea', before]]), ids, true)

describe('the rows of files and of the database', () => {
  it('differ by column, whatever the order of fields in a value', () => {
    const before = stored({ price: 300, name: { en: 'Tea', jp: '茶' }, at: new Date(5), other: 'kept' })
    expect(diff({ price: 300, name: { jp: '茶', en: 'Tea' }, at: new Date(5) }, before).changed).toEqual([])
    const { changed } = diff({ price: 350, name: { jp: '茶', en: 'Tea' }, at: new Date(5) }, before)
    expect(changed).toEqual([{ id: 7, key: 'tea', set: { price: 350 }, before: before.row }])
  })

  it('are new, out of sale, or back in sale', () => {
    const nothing = new Map()
    expect(diffRows(new Map([['tea', { price: 1 }]]), nothing, ids, true).created).toEqual([
      { id: 7, key: 'tea', row: { price: 1 } },
    ])
    expect(diffRows(nothing, new Map([['tea', stored({})]]), nothing, true).removed).toEqual([{ id: 7, key: 'tea' }])
    expect(diffRows(nothing, new Map([['tea', stored({}, new Date(0))]]), nothing, true).removed).toEqual([])
    expect(diff({}, stored({}, new Date(0))).changed).toEqual([
      { id: 7, key: 'tea', set: { retiredAt: null }, before: {} },
    ])
  })

  it('stay as they are without a row, unless the files replace what is stored', () => {
    const two = new Map([
      ['tea', stored({})],
      ['milk', stored({}, new Date(0))],
    ])
    expect(diffRows(new Map(), two, new Map(), false)).toMatchObject({ removed: [], kept: 1 })
    expect(diffRows(new Map(), two, new Map(), true)).toMatchObject({ removed: [{ key: 'tea' }], kept: 0 })
  })

  it.each([
    ['the files say the same as before: what was sold stays sold', 10, { stock: 6, fileStock: 10 }, {}],
    ['the files count anew', 12, { stock: 6, fileStock: 10 }, { stock: 12, fileStock: 12 }],
    ['the files count what is there', 6, { stock: 6, fileStock: 10 }, { fileStock: 6 }],
    ['the files no longer count it', null, { stock: 6, fileStock: 10 }, { stock: null, fileStock: null }],
    ['it is marked as sold out, and the files say the same', 10, { stock: 0, fileStock: 10, soldOut: true }, {}],
    [
      'it is marked as sold out, and the files never counted it',
      null,
      { stock: 0, fileStock: null, soldOut: true },
      {},
    ],
    [
      'it is marked as sold out, and the files count anew',
      12,
      { stock: 0, fileStock: 10, soldOut: true },
      { stock: 12, fileStock: 12, soldOut: false },
    ],
    ['the files count it for the first time', 4, { stock: null, fileStock: null }, { stock: 4, fileStock: 4 }],
  ])('have a stock that is applied when its number changes: %s', (_case, stock, before, set) => {
    const { changed, remembered } = diff({ stock }, stored(before))
    const isNothing = Object.keys(set).length === 0
    expect([...changed, ...remembered].map((one) => one.set)).toEqual(isNothing ? [] : [set])
    expect(remembered.length).toBe(Object.keys(set).join() === 'fileStock' ? 1 : 0)
  })
})
