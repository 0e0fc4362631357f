import type { Page } from 'playwright/test'

interface Shift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

export function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const shifts: string[] = []
        const add = (entries: PerformanceEntryList) => {
          for (const { value, sources } of entries as Shift[]) {
            const parts = sources.map(({ node, previousRect: was, currentRect: is }) => {
              const text = node?.textContent?.trim().slice(0, 40)
              return `${node?.nodeName} "${text}" ${was.x},${was.y},${was.width} to ${is.x},${is.y},${is.width}`
            })
            shifts.push([value, ...parts].join('; '))
          }
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(shifts), 300)
      }),
  )
}
