import type { Page } from 'playwright'
import { median } from '@/scripts/bench/median'
import { onPhone } from './phone'
import { countScriptBytes } from './script-bytes'

/** The first visit waits for pictures to be resized. */
const WARM_UPS = 1
const RUNS = 3
const SETTLED_MS = 3000

export interface Paints {
  /** ms; `tbt` after the first paint, hydration included */
  fcp: number
  lcp: number
  tbt: number
  cls: number
  /** KiB of script on the wire */
  script: number
  /** URL of the largest paint, if it was a picture */
  picture: string
}

/** Measures both in turn, each in a browser of its own with an empty cache, so that they share the machine's load. */
export async function measureBeside(url: string, besideOf: (picture: string) => string) {
  for (let visits = 0; visits < WARM_UPS; visits++) await visit(url)
  const [page, beside]: [Paints[], Paints[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    const own = await visit(url)
    const other = await visit(besideOf(own.picture))
    if (Boolean(own.picture) !== Boolean(other.picture))
      throw new Error(`A picture is largest in only one of ${url} and the page beside`)
    page.push(own)
    beside.push(other)
  }
  return { page: medianOf(page), beside: medianOf(beside) }
}

function medianOf(runs: Paints[]): Omit<Paints, 'picture'> {
  const of = (key: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'script') => median(runs.map((run) => run[key]))
  return { fcp: of('fcp'), lcp: of('lcp'), tbt: of('tbt'), cls: of('cls'), script: of('script') }
}

async function visit(url: string): Promise<Paints> {
  return onPhone(async (page, client) => {
    const scriptBytes = await countScriptBytes(client)
    await page.addInitScript(OBSERVE)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLED_MS)
    return { ...(await read(page)), script: scriptBytes() / 1024 }
  })
}

interface Observed {
  lcp: number
  picture: string
  cls: number
  long: [start: number, duration: number][]
}

/** Runs in the page, as text: a function would bring helpers of the compiler. */
const OBSERVE = `(()=>{
const observed=window.observed={lcp:0,picture:"",cls:0,long:[]}
const on=(type,see)=>new PerformanceObserver(list=>list.getEntries().forEach(see)).observe({type,buffered:true})
on("largest-contentful-paint",({startTime,element})=>{observed.lcp=startTime;observed.picture=element?.currentSrc??""})
on("layout-shift",({value})=>{observed.cls+=value})
on("longtask",({startTime,duration})=>observed.long.push([startTime,duration]))
})()`
const READ = `({...window.observed,fcp:performance.getEntriesByName("first-contentful-paint")[0]?.startTime??0})`

/** A task blocks by what it takes beyond 50 ms. */
async function read(page: Page): Promise<Omit<Paints, 'script'>> {
  const { fcp, lcp, picture, cls, long } = await page.evaluate<Observed & { fcp: number }>(READ)
  const blocked = long.map(([start, duration]) => Math.max(0, start + duration - Math.max(start, fcp) - 50))
  return { fcp, lcp, picture, cls, tbt: blocked.reduce((sum, ms) => sum + ms, 0) }
}
