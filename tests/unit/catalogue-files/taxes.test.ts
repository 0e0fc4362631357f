import { describe, expect, it } from 'vitest'
import { readSmall } from './small-folder'

const HEAD = 'store,country,region,tax_class,label,number,rate,valid_from,valid_until,included'
const read = async (...rows: string[]) => (await readSmall({ 'taxes.csv': `${[HEAD, ...rows].join('\n')}\n` })).lines

describe('taxes.csv', () => {
  it('has taxes of a store, a region and a country, with and without a time', async () => {
    const { lines, catalogue } = await readSmall({
      'taxes.csv': [
        HEAD,
        'udon,,,meal,GST,81234 5678 RT0001,5,,,no',
        ',CA,BC,liquor,PST,,10,2026-01-01,2026-12-31,no',
        ',CA,BC,liquor,PST,,12.5,2027-01-01,,no',
        ',UK,,goods,VAT,,20,,,yes',
      ].join('\n'),
    })
    expect(lines).toEqual([])
    expect(catalogue.taxes?.map(({ row }) => row.rate)).toEqual([5000, 10_000, 12_500, 20_000])
  })

  it.each([
    ['a rate of 1200 %', ['udon,,,meal,GST,,1200,,,no'], 'taxes.csv:2 rate: must be a percentage such as 5 or 9.975'],
    ['a rate of 120 %', ['udon,,,meal,GST,,120,,,no'], 'taxes.csv:2 rate: must be at most 100'],
    [
      'two rates at one time',
      [',CA,BC,meal,GST,,5,2026-01-01,,no', ',CA,BC,meal,GST,,6,2026-06-01,,no'],
      'taxes.csv:3 rate: GST has another rate on line 2 then',
    ],
    [
      'a price that contains one tax and has another added',
      ['udon,,,meal,GST,,5,,,yes', 'udon,,,meal,PST,,7,,,no'],
      'taxes.csv:3 included: differs from line 2, which is of the same prices',
    ],
    ['a tax on gift cards', ['udon,,,gift_card,GST,,5,,,no'], 'taxes.csv:2 tax_class: gift_card is never taxed'],
    [
      'a tax on the class of what a store sells',
      ['udon,,,standard,GST,,5,,,no'],
      'taxes.csv:2 tax_class: standard is no class that a tax can have',
    ],
    ['a store that is none', ['soba,,,meal,GST,,5,,,no'], 'taxes.csv:2 store: soba is no store'],
    ['no place', [',,,meal,GST,,5,,,no'], 'taxes.csv:2 country: is empty, and so is the store'],
    ['a region of another country', [',CA,TX,meal,GST,,5,,,no'], 'taxes.csv:2 region: is no region of CA'],
    ['a country that is none', [',XX,,meal,GST,,5,,,no'], 'taxes.csv:2 country: is no country of ours'],
    [
      'an end before its beginning',
      ['udon,,,meal,GST,,5,2026-06-01,2026-01-01,no'],
      'taxes.csv:2 valid_until: is before valid_from',
    ],
    ['a class of two words', ['udon,,,hot meal,GST,,5,,,no'], 'taxes.csv:2 tax_class: must be a word such as meal'],
  ])('refuses %s', async (_, rows, expected) => {
    expect((await read(...rows)).join('\n')).toContain(expected)
  })

  it('knows the classes that dishes, sections and deals may have', async () => {
    const dishes = (word: string) => `store,sku,tax_class\nudon,kake,${word}\n`
    expect((await readSmall({ 'dishes.csv': dishes('Liquor') })).lines).toEqual([])
    expect((await readSmall({ 'dishes.csv': dishes('standard') })).lines).toEqual([])
    expect((await readSmall({ 'dishes.csv': dishes('soda') })).lines).toEqual([
      'dishes.csv:2 tax_class: soda is a class of no tax: use meal, liquor, goods, service, exempt, gift_card, or one of taxes.csv',
    ])
    const soda = `${HEAD}\nudon,,,soda,PST,,7,,,no\n`
    expect((await readSmall({ 'dishes.csv': dishes('soda'), 'taxes.csv': soda })).lines).toEqual([])
  })
})
