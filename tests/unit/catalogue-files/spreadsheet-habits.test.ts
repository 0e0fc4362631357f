import { describe, expect, it } from 'vitest'
import { readSmall, type SmallFiles } from './small-folder'

const dishes = (...rows: string[]) => ['store,sku,section,name_en,price', ...rows, ''].join('\n')
const dish = (price: string) => dishes(`udon,tea,bowls,Tea,${price}`)
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const hours = (...rows: string[]) => ['store,day,opens,closes', ...rows.map((row) => `udon,${row}`), ''].join('\n')
const deal = (start: string, end: string) =>
  `store,key,category,name_en,price,deal_price,starts_at,ends_at,stock\nudon,two,1000,For two,50,40,${start},${end},9\n`
const choices = (price: string) => `store,of,item,option,key,name_en,price\nudon,dish,kake,size,large,Large,${price}\n`
const answer = (column: string, cell: string) => `key,${column}\nudon,${cell}\n`

describe('what spreadsheets make of a file', () => {
  const tea = { sku: 'tea', price: '12.50', nameEn: 'Tea' }
  const semicolons = 'store;sku;section;name_en;price\nudon;tea;bowls;Tea;12,50\n'
  it.each<[string, SmallFiles, object]>([
    ['commas', { 'dishes.csv': dish('12.50') }, tea],
    ['semicolons, and a decimal comma', { 'dishes.csv': semicolons }, tea],
    ['semicolons, and a decimal point', { 'dishes.csv': semicolons.replace('12,50', '12.50') }, tea],
    [
      'semicolons, and a sign with a comma',
      { 'dishes.csv': semicolons.replace('12,50', '$12,50') },
      { price: '$12.50' },
    ],
    ['tabs', { 'dishes.csv': dish('12.50').replaceAll(',', '\t') }, tea],
    ['a line that names the separator', { 'dishes.csv': `sep=;\r\n${semicolons.replaceAll('\n', '\r\n')}` }, tea],
    ['quoted names of columns', { 'dishes.csv': semicolons.replace('store;sku', '"store";"sku"') }, tea],
    ['names of columns in capitals', { 'dishes.csv': dish('12.50').replace('name_en,price', 'Name EN,PRICE') }, tea],
    ['UTF-16 with a mark', { 'dishes.csv': utf16(dish('12.50').replace('Tea', '炒饭')) }, { nameEn: '炒饭' }],
    ['UTF-16 the other way round', { 'dishes.csv': utf16(dish('12.50')).swap16() }, tea],
    ['UTF-16 with tabs', { 'dishes.csv': utf16(dish('12.50').replaceAll(',', '\t')) }, tea],
    ['UTF-8 with a mark', { 'dishes.csv': `\ufeff${dish('12.50')}` }, tea],
    ['an empty line first', { 'dishes.csv': `\r\n${dish('12.50')}` }, tea],
    ['empty rows', { 'dishes.csv': dishes(',,,,', 'udon,tea,bowls,Tea,12.50', ' ,,, ,', ',,,,') }, tea],
    ['empty columns at the end', { 'dishes.csv': dish('12.50').replaceAll('\n', ',,\n') }, tea],
    [
      'an empty column between',
      { 'dishes.csv': dish('12.50').replace(',price', ',,price').replace('Tea,', 'Tea,,') },
      tea,
    ],
    ['a file in capitals', { 'DISHES.CSV': dish('12.50') }, tea],
    ['notes of the system', { 'dishes.csv': dish('12.50'), '._dishes.csv': 'x', '~$dishes.csv': 'x' }, tea],
    ['an amount without its zero', { 'dishes.csv': dish('.50') }, { price: '0.50' }],
    ['an amount with a sign and without its zero', { 'dishes.csv': dish('C$.5') }, { price: 'C$0.5' }],
    ['a decimal comma alone', { 'dishes.csv': semicolons.replace('12,50', ',50') }, { price: '0.50' }],
    ['an amount between spaces', { 'dishes.csv': dish('" 12.50 "') }, tea],
    ['an amount with a sign', { 'dishes.csv': dish('$12.50') }, { price: '$12.50' }],
    ['an amount with a sign and a space', { 'dishes.csv': dish('"C$ 12.50"') }, { price: 'C$12.50' }],
    ['an amount with a currency', { 'dishes.csv': dish('12.50 CAD') }, { price: 'CAD12.50' }],
  ])('is read: %s', async (_what, files, expected) => {
    const { catalogue, lines } = await readSmall(files)
    expect(lines).toEqual([])
    expect(catalogue.dishes).toHaveLength(1)
    expect(catalogue.dishes?.[0]?.row).toMatchObject(expected)
  })

  it.each(['YES', 'Yes', '"yes "', 'TRUE', 'True', 'y', '1'])('has %s for yes', async (cell) => {
    const { catalogue, lines } = await readSmall({ 'stores.csv': answer('tips', cell) })
    expect([lines, catalogue.stores?.[0]?.row.tips]).toEqual([[], true])
  })

  it.each(['NO', '"no "', 'FALSE', 'n', '0'])('has %s for no', async (cell) => {
    const { catalogue, lines } = await readSmall({ 'stores.csv': answer('takeout', cell) })
    expect([lines, catalogue.stores?.[0]?.row.takeout]).toEqual([[], false])
  })

  it.each([
    ['9:30', 570],
    ['09:30:00', 570],
    ['" 09:30 "', 570],
    ['9:30 AM', 570],
    ['12:15 am', 15],
    ['9:30 PM', 1290],
  ])('has %s for a time', async (cell, minutes) => {
    const { catalogue, lines } = await readSmall({ 'hours.csv': hours(`Monday,${cell},23:00`) })
    expect([lines, catalogue.hours?.[0]?.row]).toMatchObject([[], { day: 'mon', opens: minutes }])
  })

  it.each([
    ['holidays.csv', 'store,date\nudon,2026/1/5\n', 'holidays', { date: '2026-01-05' }],
    [
      'deals.csv',
      deal('2026-01-01 9:30', '2026/12/31 22:00:00'),
      'deals',
      { startsAt: '2026-01-01 09:30', endsAt: '2026-12-31 22:00' },
    ],
  ] as const)('has days and times in %s', async (name, text, kind, expected) => {
    const { catalogue, lines } = await readSmall({ [name]: text })
    expect(lines).toEqual([])
    expect(catalogue[kind]?.[0]?.row).toMatchObject(expected)
  })

  it.each<[string, SmallFiles, string]>([
    [
      'another separator',
      { 'dishes.csv': dish('12.50').replaceAll(',', '|') },
      'dishes.csv:1: has no known column: its first row names the columns, separated by commas, semicolons or tabs',
    ],
    [
      'another encoding',
      { 'dishes.csv': Buffer.from(dish('12.50').replace('Tea', 'Café'), 'latin1') },
      'dishes.csv:2: is not UTF-8: export it as “CSV UTF-8”',
    ],
    [
      'UTF-16 without a mark',
      { 'dishes.csv': Buffer.from(dish('12.50'), 'utf16le') },
      'dishes.csv:1: is not UTF-8: export it as “CSV UTF-8”',
    ],
    [
      'a spreadsheet',
      { 'dishes.xlsx': 'PK' },
      'dishes.xlsx: is a spreadsheet: export each of its sheets as “CSV UTF-8”',
    ],
    [
      'a text file',
      { 'dishes.csv': dish('1'), 'sections.txt': '' },
      'sections.txt: is no CSV file: its name must end in .csv',
    ],
    ['a file twice', { 'dishes.csv': dish('1'), 'Dishes.csv': dish('1') }, 'dishes.csv: is dishes.csv a second time'],
    [
      'a decimal comma among commas',
      { 'dishes.csv': dish('"12,50"') },
      'dishes.csv:2 price: must be an amount such as 12.50',
    ],
    [
      'a decimal comma among tabs',
      { 'dishes.csv': dish('12;50').replaceAll(',', '\t').replace(';', ',') },
      'dishes.csv:2 price: must be an amount such as 12.50',
    ],
    ['thousands', { 'dishes.csv': dish('"1,250.00"') }, 'dishes.csv:2 price: must be an amount such as 12.50'],
    [
      'thousands among semicolons',
      { 'dishes.csv': semicolons.replace('12,50', '1.250,00') },
      'dishes.csv:2 price: must be an amount such as 12.50',
    ],
    ['another currency', { 'dishes.csv': dish('€12.50') }, 'dishes.csv:2 price: must be an amount such as 12.50'],
    [
      'another known currency',
      { 'dishes.csv': dish('£12.50') },
      'dishes.csv:2 price: is in £, but the store’s currency is CAD',
    ],
    ['two decimals too many', { 'dishes.csv': dish('$12.505') }, 'dishes.csv:2 price: has more decimals than CAD'],
    [
      'a negative price',
      { 'dishes.csv': dish('-2') },
      'dishes.csv:2 price: must be an amount such as 12.50, not a negative one',
    ],
    [
      'a negative surplus',
      { 'choices.csv': choices('-2.00') },
      'choices.csv:2 price: cannot be negative: give the item the price of its smallest choice, and add to that',
    ],
    [
      'a cell without a column',
      { 'dishes.csv': dish('12.50').replace('Tea,12.50', 'Tea,12.50,,new!') },
      'dishes.csv:2: has 7 cells instead of 5',
    ],
    [
      'a cell of a column without a name',
      { 'dishes.csv': dish('12.50').replace('price', 'price,').replace('12.50', '12.50,new!') },
      'dishes.csv:2: has “new!” in column 6, which has no name',
    ],
    ['a wish', { 'stores.csv': answer('tips', 'maybe') }, 'stores.csv:2 tips: must be yes or no'],
    ['a day', { 'hours.csv': hours('Mo,9:30,23:00') }, 'hours.csv:2 day: must be mon, tue, wed, thu, fri, sat or sun'],
    ['a time', { 'hours.csv': hours('mon,13:30 PM,23:00') }, 'hours.csv:2 opens: must be a time such as 09:30'],
    [
      'a section that is not there',
      {
        'sections.csv': 'store,key\nudon,bowls\n',
        'section_hours.csv': 'store,section,day,opens,closes\nudon,soups,mon,11:00,15:00\n',
      },
      'section_hours.csv:2 section: soups is not in sections.csv',
    ],
    [
      'times of a section that overlap',
      {
        'sections.csv': 'store,key\nudon,bowls\n',
        'section_hours.csv': 'store,section,day,opens,closes\nudon,bowls,mon,11:00,15:00\nudon,bowls,mon,14:00,16:00\n',
      },
      'section_hours.csv:3 opens: overlaps with another time of the day',
    ],
    [
      '30 February',
      { 'holidays.csv': 'store,date\nudon,2026-02-30\n' },
      'holidays.csv:2 date: is no day of the calendar',
    ],
    [
      '31 November',
      { 'holidays.csv': 'store,date\nudon,2026-11-31\n' },
      'holidays.csv:2 date: is no day of the calendar',
    ],
    [
      'a day that may be a month',
      { 'holidays.csv': 'store,date\nudon,11/12/2026\n' },
      'holidays.csv:2 date: must be a date such as 2026-12-25',
    ],
    [
      'a time on 30 February',
      { 'deals.csv': deal('2026-02-30 10:00', '2026-12-31 22:00') },
      'deals.csv:2 starts_at: is no such day or time',
    ],
    [
      'an instant on 31 November',
      { 'deals.csv': deal('2026-01-01 10:00', '2026-11-31T22:00:00Z') },
      'deals.csv:2 ends_at: is no such day or time',
    ],
    [
      'a tax class',
      { 'dishes.csv': 'store,sku,tax_class\nudon,kake,reduced\n' },
      'dishes.csv:2 tax_class: reduced is a class of no tax: use meal, liquor, goods, service, exempt, gift_card, or one of taxes.csv',
    ],
    [
      'a tax class of a surcharge',
      { 'stores.csv': answer('surcharge_tax_class', 'gst') },
      'stores.csv:2 surcharge_tax_class: gst is a class of no tax: use meal, liquor, goods, service, exempt, gift_card, or one of taxes.csv',
    ],
    [
      'hours of a day',
      { 'hours.csv': hours('mon,11:00,15:00', 'mon,14:00,22:00') },
      'hours.csv:3 opens: overlaps with another time of the day',
    ],
    [
      'hours after midnight',
      { 'hours.csv': hours('mon,18:00,2:00', 'tue,1:00,5:00') },
      'hours.csv:3 opens: overlaps with the time from mon, line 2',
    ],
    [
      'hours from Sunday to Monday',
      { 'hours.csv': hours('sun,18:00,2:00', 'mon,1:00,5:00') },
      'hours.csv:3 opens: overlaps with the time from sun, line 2',
    ],
    [
      'hours within others',
      { 'hours.csv': hours('mon,9:00,22:00', 'mon,10:00,11:00', 'mon,21:00,23:00') },
      'hours.csv:3 opens: overlaps with another time of the day',
    ],
  ])('is named: %s', async (_what, files, expected) => {
    const { lines } = await readSmall(files)
    expect(lines[0]).toBe(expected)
  })

  it.each<[string, string[]]>([
    ['that touch', ['mon,11:00,15:00', 'mon,15:00,22:00']],
    ['that end when the next day begins', ['mon,18:00,0:00', 'tue,0:00,5:00']],
    ['of the whole week', ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => `${day},9:00,9:00`)],
    ['of one day alone', ['sun,9:00,9:00']],
  ])('has hours %s', async (_what, rows) => {
    expect((await readSmall({ 'hours.csv': hours(...rows) })).lines).toEqual([])
  })
})
