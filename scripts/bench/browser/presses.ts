import type { CDPSession, Page } from 'playwright'
import { median } from '@/scripts/bench/median'
import { onPhone } from './phone'

const VISITS = 5
const PRESSES = 8
const PRESS_MS = 60
const PAUSE_MS = 350
const CONTROLS = ['summary', 'button[aria-expanded]', 'button[aria-haspopup]', 'button[type=button]']

/** Runs in the page, as text. `longest`: from a press until what it changed is painted, in ms. */
const OBSERVE = `(()=>{
window.longest=0
new PerformanceObserver(list=>list.getEntries().forEach(({interactionId,duration})=>{
if(interactionId)window.longest=Math.max(window.longest,duration)
})).observe({type:"event",durationThreshold:16,buffered:true})
})()`

/**
 * Interaction to next paint of both pages, in ms: the longest of some presses from the first paint on; the median of some
 * visits. They are visited in turn, so that they share the machine's load.
 */
export async function measureInp([page, beside]: [string, string]): Promise<[number, number]> {
  const [ofPage, ofBeside]: [number[], number[]] = [[], []]
  for (let visits = 0; visits < VISITS; visits++) {
    ofPage.push(await visit(page))
    ofBeside.push(await visit(beside))
  }
  return [median(ofPage), median(ofBeside)]
}

function visit(url: string): Promise<number> {
  return onPhone((page, client) => press(page, client, url))
}

/**
 * A press is a gesture, as of a finger. A touch that a tool dispatches has the time of its command, but first waits until
 * the page says what is at that place, which no finger does.
 */
async function press(page: Page, client: CDPSession, url: string): Promise<number> {
  await page.addInitScript(OBSERVE)
  await page.goto(url, { waitUntil: 'commit' })
  const { x, y } = await placeOfControl(page)
  for (let presses = 0; presses < PRESSES; presses++) {
    await client.send('Input.synthesizeTapGesture', { x, y, duration: PRESS_MS, gestureSourceType: 'touch' })
    await page.waitForTimeout(PAUSE_MS)
  }
  return Number(await page.evaluate('window.longest'))
}

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
