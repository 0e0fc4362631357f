import { type Browser, chromium, type Page } from 'playwright'
import { findChromium } from '../../launch/chromium'
import { LINE, PHONE, SLOWER } from './phone'
import { countScriptBytes } from './script-bytes'

/** The first visits wait for pictures to be resized and for the page's best compression. */
const WARM_UPS = 2
const RUNS = 5
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

/**
 * The medians of some visits with an empty cache, each in a browser of its own, to a page and to the one that
 * `besideOf` names for its largest picture: in turn, so that both have the same minutes of the machine.
 */
export async function measureBeside(url: string, besideOf: (picture: string) => string) {
  let picture = ''
  for (let visits = 0; visits < WARM_UPS; visits++) picture = (await visitAlone(url)).picture
  const [page, beside]: [Paints[], Paints[]] = [[], []]
  for (let run = 0; run < RUNS; run++) {
    page.push(await visitAlone(url))
    beside.push(await visitAlone(besideOf(picture)))
  }
  return { page: medianOf(page), beside: medianOf(beside) }
}

function medianOf(runs: Paints[]): Omit<Paints, 'picture'> {
  const median = (key: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'script') =>
    runs.map((run) => run[key]).sort((one, other) => one - other)[Math.floor(RUNS / 2)] ?? 0
  return { fcp: median('fcp'), lcp: median('lcp'), tbt: median('tbt'), cls: median('cls'), script: median('script') }
}

async function visitAlone(url: string): Promise<Paints> {
  const browser = await chromium.launch({ executablePath: await findChromium(true), args: ['--no-sandbox'] })
  return visit(browser, url).finally(() => browser.close())
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
