import { chromium, type Page } from 'playwright'
import { findChromium } from '../../launch/chromium'
import { LINE, PHONE, SLOWER } from './phone'

const VISITS = 3
const PRESSES = 8
const PAUSE_MS = 350
/** What opens or changes something where it is, first of all in the bar. */
const CONTROLS = ['summary', 'button[aria-expanded]', 'button[aria-haspopup]', 'button[type=button]']

/** Runs in the page, as text. `longest` is of an interaction: from a press until what it changed is painted, in ms. */
const OBSERVE = `(()=>{
window.longest=0
new PerformanceObserver(list=>list.getEntries().forEach(({interactionId,duration})=>{
if(interactionId)window.longest=Math.max(window.longest,duration)
})).observe({type:"event",durationThreshold:16,buffered:true})
})()`

/**
 * Interaction to next paint, in ms: the longest of some presses of the same control from the first paint on, while the
 * page hydrates and after it, on a phone of the middle class; the median of some visits.
 */
export async function measureInp(url: string): Promise<number> {
  const longest: number[] = []
  for (let visit = 0; visit < VISITS; visit++) longest.push(await pressAlone(url))
  return longest.sort((one, other) => one - other)[Math.floor(VISITS / 2)] ?? 0
}

async function pressAlone(url: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: await findChromium(true), args: ['--no-sandbox'] })
  try {
    const page = await (await browser.newContext(PHONE)).newPage()
    const client = await page.context().newCDPSession(page)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', LINE)
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(OBSERVE)
    await page.goto(url, { waitUntil: 'commit' })
    const { x, y } = await placeOfControl(page)
    for (let press = 0; press < PRESSES; press++) {
      await page.touchscreen.tap(x, y)
      await page.waitForTimeout(PAUSE_MS)
    }
    return Number(await page.evaluate('window.longest'))
  } finally {
    await browser.close()
  }
}

/** The middle of the first control on the first screen, as soon as that is painted. */
async function placeOfControl(page: Page): Promise<{ x: number; y: number }> {
  const place = await page.evaluate(`(async()=>{
while(!performance.getEntriesByName("first-contentful-paint").length)await new Promise(requestAnimationFrame)
for(const control of ${JSON.stringify(CONTROLS)}.flatMap(one=>[...document.querySelectorAll(one)])){
const {x,y,width,height}=control.getBoundingClientRect()
const at={x:x+width/2,y:y+height/2}
if(width&&height&&control.contains(document.elementFromPoint(at.x,at.y)))return at}
})()`)
  if (!place) throw new Error(`no control on the first screen of ${page.url()}`)
  return place as { x: number; y: number }
}
