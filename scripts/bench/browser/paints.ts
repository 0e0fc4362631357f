import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../launch/chromium'
import { countScriptBytes } from './script-bytes'

/** A phone of the middle class on a slow line, as Lighthouse has them; bytes a second. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const LINE = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 }
const SLOWER = 4
const RUNS = 3
const SETTLED_MS = 3000

export interface Paints {
  /** ms; `tbt` after the first paint, hydration included */
  fcp: number
  lcp: number
  tbt: number
  /** how much moved by itself */
  cls: number
  /** KiB of script on the wire */
  script: number
  /** URL of the largest picture, if that was the largest paint */
  picture: string
}

/** The median of some visits with an empty cache; each has a browser of its own. */
export async function measurePaints(url: string): Promise<Paints> {
  const runs: Paints[] = []
  for (let run = 0; run < RUNS; run++) {
    const browser = await chromium.launch({ executablePath: await findChromium(true), args: ['--no-sandbox'] })
    runs.push(await visit(browser, url).finally(() => browser.close()))
  }
  const median = (key: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'script') =>
    runs.map((run) => run[key]).sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0
  const [first] = runs
  return {
    fcp: median('fcp'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    script: median('script'),
    picture: first?.picture ?? '',
  }
}

async function visit(browser: Browser, url: string): Promise<Paints> {
  const page = await (await browser.newContext(PHONE)).newPage()
  const client = await page.context().newCDPSession(page)
  const scriptBytes = await countScriptBytes(client)
  await client.send('Network.emulateNetworkConditions', LINE)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(OBSERVE)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(SETTLED_MS)
  return { ...(await read(page)), script: scriptBytes() / 1024 }
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
