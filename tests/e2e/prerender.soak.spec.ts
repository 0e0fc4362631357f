import { expect, test } from 'playwright/test'
import { openTab, type Tab } from '@/scripts/bench/browser/tab'

const BASE = process.env.BASE_URL ?? ''
const CARD = 'main a[href^="/deals/details/"]'
/** In every page: where it is and whether it is rendered in advance, and each call of our own `/api`. */
const WATCH = `(()=>{const sendRaw=what=>report(what+" "+location.pathname+(document.prerendering?" in advance":""))
sendRaw("page")
const{fetch}=window
window.fetch=(...request)=>{if(String(request[0]).startsWith("/api/"))sendRaw("call");return fetch(...request)}})()`

let tab: Tab
test.beforeEach(async () => {
  tab = await openTab(WATCH)
})
test.afterEach(() => tab.close())

interface Point {
  x: number
  y: number
}

/** The middle of an element, and the path of its link. */
const find = (selector: string) =>
  tab.evaluate(`(()=>{const one=document.querySelector(${JSON.stringify(selector)})
one.scrollIntoView({block:"center",behavior:"instant"})
const box=one.getBoundingClientRect()
return{at:{x:box.x+box.width/2,y:box.y+box.height/2},path:one.pathname}})()`) as Promise<{ at: Point; path: string }>

async function press(at: Point): Promise<void> {
  const button = { button: 'left', clickCount: 1, ...at }
  await tab.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button })
  // the page may be gone before this is answered
  void tab.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button }).catch(() => undefined)
}

test('a card under the pointer is rendered in advance, loads nothing private, and is shown when it is pressed', async () => {
  await tab.send('Page.navigate', { url: `${BASE}/deals?lan=en&city=vancouver` })
  await expect.poll(() => tab.evaluate(`document.querySelectorAll('${CARD}').length`)).toBeGreaterThan(5)
  const { at, path } = await find(CARD)
  await tab.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  await expect.poll(() => tab.reports).toContain(`page ${path} in advance`)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  expect(tab.reports).not.toContain(`call ${path} in advance`)

  await press(at)
  await expect.poll(() => tab.evaluate('location.pathname')).toBe(path)
  const activation = `performance.getEntriesByType("navigation")[0].activationStart`
  expect(await tab.evaluate(activation)).toBeGreaterThan(0)

  const heart = await find('main button[aria-label^="Bookmark"]')
  await press(heart.at)
  await expect.poll(() => tab.evaluate('Boolean(document.querySelector("[role=dialog]"))')).toBe(true)
})
