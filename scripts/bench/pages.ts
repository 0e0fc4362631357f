import { onPreview } from '../launch/preview'
import { measureClicks } from './browser/clicks'
import { measureBeside } from './browser/paints'
import { measureInp } from './browser/presses'
import { withFloor } from './floor'
import { measureLoad } from './load'
import { type Column, printTable } from './table'
import { measureWeight } from './weight'

/** A menu of typical length. */
const STORE = 1001
/** Stores of which some have a till. */
const GIDS = Array.from({ length: 30 }, (_, n) => 1001 + n)
/** The place of self-checkout among a store's flags. */
const SELF_CHECKOUT = 22
const SHARED = '?lan=en&city=vancouver'
const CARDS = 'main a[href^="/deals/details/"]'

const log = (line: string) => process.stdout.write(`${line}\n`)

async function readRecords(address: string) {
  return (await (await fetch(address)).json()).records
}

async function findTill(api: string): Promise<number> {
  for (const gid of GIDS) {
    const store = await readRecords(`${api}/api/v8/sdtl2?lan=en&gid=${gid}`)
    if (store?.kflg.split(',')[SELF_CHECKOUT] === '1') return gid
  }
  throw new Error('no store with self-checkout')
}

/** What a page of each kind is, and what a bare page of the same Next takes with the same picture. */
interface Measured {
  ratio: number
  memory: number
  wire: number
  decoded: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  inp: number
  script: number
  floor: { fcp: number; lcp: number; tbt: number; script: number }
}

/** What is wanted of each figure; beside it, what the floor takes. */
const COLUMNS: Column<Measured>[] = [
  { name: '÷ plain Node', of: ({ ratio }) => ratio, digits: 2, atLeast: () => 0.5 },
  { name: 'MiB', of: ({ memory }) => memory, atMost: () => 400 },
  { name: 'KB br', of: ({ wire }) => wire, digits: 1, atMost: () => 15 },
  { name: 'KB decoded', of: ({ decoded }) => decoded, atMost: () => 90 },
  { name: 'script KiB', of: ({ script }) => script, atMost: ({ floor }) => floor.script + 15 },
  { name: 'FCP ms', of: ({ fcp }) => fcp, atMost: ({ floor }) => floor.fcp + 100 },
  { name: 'LCP ms', of: ({ lcp }) => lcp, atMost: ({ floor }) => floor.lcp + 250 },
  { name: 'TBT ms', of: ({ tbt }) => tbt, atMost: ({ floor }) => floor.tbt },
  { name: 'INP ms', of: ({ inp }) => inp, atMost: () => 200 },
  { name: 'shift', of: ({ cls }) => cls, digits: 3, atMost: () => 0.001 },
]
/** ms from the press on a card to the heading of its page: at once, and after hovering. */
const CLICKS: [dwell: number, most: number][] = [
  [0, 100],
  [300, 40],
]

/** `npm run bench -- pages`: what each kind of public page costs its server and a phone on a slow line, beside a bare page. */
await onPreview('bench', { SIMULATOR: 'off', LOG_LEVEL: 'warn' }, ({ port, apiPort, pid }) =>
  withFloor(async (floorBase) => {
    const [base, api] = [`http://localhost:${port}`, `http://127.0.0.1:${apiPort}`]
    const { list } = await readRecords(`${api}/api/v7/glst?lan=en&limit=1`)
    const [first] = await readRecords(`${api}/api/v7/cplst2?lan=en&gid=${STORE}`)
    const pages = {
      home: `/${SHARED}`,
      landing: `/deals${SHARED}`,
      browse: `/deals/browse${SHARED}`,
      detail: `/deals/details/${list[0].id}`,
      store: `/store/${STORE}`,
      product: `/product/${first.products[0].pid}`,
      keypad: `/pay/${await findTill(api)}`,
      login: '/login',
    }
    const rows: [string, Measured][] = []
    for (const [name, path] of Object.entries(pages)) {
      const { ratio, memory } = await measureLoad(base, path, pid)
      const { wire, decoded } = await measureWeight(base, path)
      const { page, beside: floor } = await measureBeside(
        base + path,
        (picture) => `${floorBase}/${picture && `?picture=${encodeURIComponent(picture)}`}`,
      )
      const inp = await measureInp(base + path)
      rows.push([name, { ratio, memory, wire, decoded, ...page, inp, floor }])
      log(`${name} measured`)
    }
    for (const line of printTable(COLUMNS, rows)) log(line)
    for (const [dwell, most] of CLICKS) {
      const ms = await measureClicks(`${base}${pages.landing}`, CARDS, dwell)
      log(`card to heading, pressed after ${dwell} ms: ${ms.toFixed(0)} ms (at most ${most})${ms > most ? ' ✗' : ''}`)
    }
  }),
)
