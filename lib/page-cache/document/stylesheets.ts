import { LRUCache } from 'lru-cache'
import type { AskOrigin } from '@/lib/page-cache/origin'
import { parseStyles, type Styles } from './critical-css'

const MAX_SHEETS = 20

/** Reads stylesheets of the build, whose names change with their content. Rejects when one is not there. */
export function createStylesheets(askOrigin: AskOrigin) {
  const sheets = new LRUCache<string, Styles>({
    max: MAX_SHEETS,
    async fetchMethod(href) {
      const { status, body } = await askOrigin({ url: href, headers: {} })
      if (status !== 200) throw new Error(`${href} answered ${status}`)
      return parseStyles(body.toString())
    },
  })
  return async (hrefs: string[]): Promise<Styles> =>
    (await Promise.all(hrefs.map((href) => sheets.forceFetch(href)))).flat()
}
