import { inProduct, inRows, type Mistake, type Wire, withKeys } from './mistake'

const openGroup = { id: '5', nm: 'Size', min: '1', max: '1' }

export const CATALOGUE_MISTAKES: Mistake[] = [
  {
    mistake: 'a product of two stores',
    changes: { cplst2: inProduct('81', { pid: '72' }) },
    faults: ['one id for two things'],
    says: /72 is a product of store 7 and a product of store 8/,
  },
  {
    mistake: 'one id of a deal in carts',
    changes: { gdtl: withKeys({ group_sale_id: '9000' }) },
    faults: ['one id for two things'],
    says: /9000 is the cart’s id of deal 500 and the cart’s id of deal 501/,
  },
  {
    mistake: 'a list of deals without names',
    changes: { glst: inRows('list', ({ nm: _, ...row }) => row) },
    faults: ['rows left out'],
    says: /glst: every row of list\.\* cannot be read, the first for “nm: missing”/,
  },
  {
    mistake: 'a menu whose prices are words in part',
    changes: { cplst2: inProduct('72', { pc: 'six dollars' }) },
    faults: ['rows left out'],
    says: /cplst2: \d+ of \d+ rows of \*\.products\.\* cannot be read, the first for “pc: not a decimal”/,
  },
  {
    mistake: 'a store in the list alone',
    changes: { slst: (rows: Wire[]) => [...rows, { gid: '9', nm: 'Gone' }] },
    faults: ['links that lead nowhere'],
    says: /store 9 is in a list, its page is not: not found/,
  },
  {
    mistake: 'a deal in the list alone',
    changes: {
      glst: (records) => ({ ...records, list: [{ ...records.list[0], id: '499' }, ...records.list.slice(1)] }),
    },
    faults: ['links that lead nowhere'],
    says: /deal 499 is in a list, its page is not: not found/,
  },
  {
    mistake: 'a related deal that is gone',
    changes: { gdtl: (deal) => ({ ...deal, related_list: [{ ...deal, id: '498' }] }) },
    faults: ['links that lead nowhere'],
    says: /deal 498 is related to another/,
  },
  {
    mistake: 'a bookmark of a store that is gone',
    changes: { bookmark: withKeys({ stores: [{ gid: '99', nm: 'Gone' }] }) },
    faults: ['links that lead nowhere'],
    says: /the bookmark of store 99 has no page/,
  },
  {
    mistake: 'a picture of another origin',
    changes: { sdtl2: withKeys({ logo: 'https://cdn.elsewhere.example/logo.png' }) },
    faults: ['pictures that do not load'],
    says: /https:\/\/cdn\.elsewhere\.example is not in PICTURE_ORIGINS/,
  },
  {
    mistake: 'a picture that is none',
    changes: { sdtl2: withKeys({ imgs: ['shown-1.gif', 'gone.gif'] }) },
    faults: ['pictures that do not load'],
    says: /\/media\/gone\.gif is no picture but application\/json/,
  },
  {
    mistake: 'a group without choices',
    changes: { cplst2: inProduct('72', { opt: [{ ...openGroup, opts: [] }] }) },
    faults: ['options that cannot be chosen'],
    says: /product 72 of store 7: 1 of “Size”, which has 0/,
  },
  {
    mistake: 'an id above 2^53',
    changes: { gdtl: withKeys({ g_id: 2 ** 60 }) },
    faults: ['ids that are none'],
    says: /gdtl: g_id is the rounded number 115292150460684\d+/,
  },
  {
    mistake: 'ids with a slash',
    changes: { glst: inRows('list', (row) => ({ ...row, id: `deals/${row.id}` })) },
    faults: ['ids that are none', 'rows left out'],
    says: /glst: list\.\*\.id is "deals\/500"/,
  },
  {
    mistake: 'a country that does not exist',
    changes: { appconfig: withKeys({ countries: ['CA', 'XX'] }) },
    faults: ['unknown countries or cities'],
    says: /"XX" is no country/,
  },
  {
    mistake: 'a city with a blank in its key',
    changes: { appconfig: withKeys({ cities: [{ key: 'new york', nm: 'New York', lat: 40.7, lon: -74 }] }) },
    faults: ['unknown countries or cities'],
    says: /city 1: the key "new york", which no URL can have/,
  },
]
