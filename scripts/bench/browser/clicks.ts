import { median } from '@/scripts/bench/median'
import { openTab, type Tab } from './tab'

const CLICKS = 3
const SETTLED_MS = 2500
const LIMIT_MS = 15_000

/** Runs in every page, and reports milliseconds. */
const STOPWATCH = `(()=>{
const look=()=>{const box=document.querySelector("h1")?.getBoundingClientRect()
if(document.prerendering||!box?.height)return requestAnimationFrame(look)
const channel=new MessageChannel()
channel.port1.onmessage=()=>report(JSON.stringify({path:location.pathname,at:performance.timeOrigin+performance.now()}))
channel.port2.postMessage(0)}
document.prerendering?document.addEventListener("prerenderingchange",look,{once:true}):requestAnimationFrame(look)
})()`

interface Shown {
  path: string
  at: number
}

interface Card {
  x: number
  y: number
  path: string
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** ms between the press on a card and the heading of its page, after hovering for `dwell` ms. */
export async function measureClicks(list: string, cards: string, dwell: number): Promise<number> {
  const tab = await openTab(STOPWATCH)
  try {
    const times: number[] = []
    for (let click = 0; click <= CLICKS; click++) times.push(await pressCard(tab, list, `${cards}`, click, dwell))
    return median(times.slice(1))
  } finally {
    await tab.close()
  }
}

async function pressCard(tab: Tab, list: string, cards: string, nth: number, dwell: number): Promise<number> {
  await tab.send('Page.navigate', { url: list })
  await pause(SETTLED_MS)
  const { path, ...at } = (await tab.evaluate(`(async()=>{
const card=document.querySelectorAll(${JSON.stringify(cards)})[${nth % 4}]
card.scrollIntoView({block:"center",behavior:"instant"})
await new Promise(requestAnimationFrame)
const box=card.getBoundingClientRect();return{x:box.x+box.width/2,y:box.y+box.height/2,path:card.pathname}})()`)) as Card
  const mouse = (type: string) =>
    tab.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 }).catch(() => undefined)
  const before = tab.reports.length
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  await pause(dwell)
  const pressedAt = performance.timeOrigin + performance.now()
  void mouse('mousePressed')
  void mouse('mouseReleased')
  const end = Date.now() + LIMIT_MS
  while (Date.now() < end) {
    const shown = tab.reports.slice(before).map((text) => JSON.parse(text) as Shown)
    const heading = shown.find((one) => one.path === path)
    if (heading) return heading.at - pressedAt
    await pause(10)
  }
  throw new Error(`the heading did not appear after a press on ${list}`)
}
