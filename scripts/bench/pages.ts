import { onPreview } from '@/scripts/launch/preview'
import { measureClicks } from './browser/clicks'
import { measureBeside } from './browser/paints'
import { measureInp } from './browser/presses'
import { withFloor } from './floor'
import { measureLoad } from './load'
import { namedPages, publicPages } from './public-pages'
import { type Column, tableHead, tableRow } from './table'
import { measureWeight } from './weight'

/** The pages that differ most; `-- pages login product` measures others. */
const NAMES = namedPages(['home', 'browse', 'detail', 'store', 'keypad'])
const CARDS = 'main a[href^="/deals/details/"]'

const log = (line: string) => process.stdout.write(`${line}\n`)

interface Measured {
  ratio: number
  /** ms of the server's processors for a page from memory, and for one that Next has rendered before */
  cpu: number
  cpuOfNext: number
  memory: number
  wire: number
  decoded: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  inp: number
  script: number
  floor: { fcp: number; lcp: number; tbt: number; inp: number; script: number }
}

const COLUMNS: Column<Measured>[] = [
  { name: '÷ plain Node', of: ({ ratio }) => ratio, digits: 2, atLeast: () => 0.5 },
  { name: 'CPU ms', of: ({ cpu }) => cpu, digits: 2 },
  { name: 'by Next', of: ({ cpuOfNext }) => cpuOfNext, digits: 1 },
  { name: 'MiB', of: ({ memory }) => memory, atMost: () => 400 },
  { name: 'KB br', of: ({ wire }) => wire, digits: 1, atMost: () => 15 },
  { name: 'KB decoded', of: ({ decoded }) => decoded, atMost: () => 90 },
  {
    name: 'script KiB',
    of: ({ script }) => script,
    beside: ({ floor }) => floor.script,
    atMost: ({ floor }) => floor.script + 15,
  },
  { name: 'FCP ms', of: ({ fcp }) => fcp, beside: ({ floor }) => floor.fcp, atMost: ({ floor }) => floor.fcp + 100 },
  { name: 'LCP ms', of: ({ lcp }) => lcp, beside: ({ floor }) => floor.lcp, atMost: ({ floor }) => floor.lcp + 250 },
  { name: 'TBT ms', of: ({ tbt }) => tbt, beside: ({ floor }) => floor.tbt, atMost: ({ floor }) => floor.tbt },
  { name: 'INP ms', of: ({ inp }) => inp, beside: ({ floor }) => floor.inp, atMost: () => 200 },
  { name: 'shift', of: ({ cls }) => cls, digits: 3, atMost: () => 0.001 },
]
/** milliseconds, after hovering for `dwell` ms */
const CLICKS: [dwell: number, most: number][] = [
  [0, 100],
  [300, 40],
]

/** `npm run bench -- pages`: 12 minutes; what a bare page has is in parentheses. */
await onPreview('bench', { SIMULATOR: 'off', LOG_LEVEL: 'warn' }, ({ port, apiPort, pid }) =>
  withFloor(async (floorBase) => {
    const [base, api] = [`http://localhost:${port}`, `http://127.0.0.1:${apiPort}`]
    const pages = await publicPages(api)
    log(tableHead(COLUMNS))
    for (const name of NAMES) {
      const path = pages[name]
      const { ratio, cpu, cpuOfNext, memory } = await measureLoad(base, path, pid)
      const { wire, decoded } = await measureWeight(base, path)
      const { page, beside } = await measureBeside(
        base + path,
        (picture) => `${floorBase}/${encodeURIComponent(picture)}`,
      )
      const [inp, inpOfFloor] = await measureInp([base + path, floorBase])
      const floor = { ...beside, inp: inpOfFloor }
      log(tableRow(COLUMNS, name, { ratio, cpu, cpuOfNext, memory, wire, decoded, ...page, inp, floor }))
    }
    for (const [dwell, most] of CLICKS) {
      const ms = await measureClicks(`${base}${pages.landing}`, CARDS, dwell)
      log(`card to heading, pressed after ${dwell} ms: ${ms.toFixed(0)} ms (at most ${most})${ms > most ? ' ✗' : ''}`)
    }
  }),
)
