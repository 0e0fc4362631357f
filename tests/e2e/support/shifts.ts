import type { Page } from 'playwright/test'
import type { Faults } from './faults'

export const TYPEFACES = /\/fonts\//

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

/** The pages of a test have the typefaces of the system; how ours replace them has a test of its own. */
export async function blockTypefaces(page: Page, faults: Faults): Promise<void> {
  faults.expect(TYPEFACES)
  await page.route(TYPEFACES, (route) => route.abort())
}

/** What has moved on a page so far: its share of the window, and in words. */
function readShifts(page: Page): Promise<{ value: number; words: string }[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const shifts: { value: number; words: string }[] = []
        const add = (entries: PerformanceEntryList) => {
          for (const { value, sources } of entries as Shift[]) {
            const parts = sources.map(({ node, previousRect: was, currentRect: is }) => {
              const text = node?.textContent?.trim().slice(0, 40)
              return `${node?.nodeName} "${text}" ${was.x},${was.y},${was.width} to ${is.x},${is.y},${is.width}`
            })
            shifts.push({ value, words: [value, ...parts].join('; ') })
          }
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shifts), 300)
      }),
  )
}

export async function shiftsOf(page: Page): Promise<string[]> {
  return (await readShifts(page)).map(({ words }) => words)
}

/** All of them together, as Google counts it. */
export async function totalShift(page: Page): Promise<number> {
  return (await readShifts(page)).reduce((sum, { value }) => sum + value, 0)
}
