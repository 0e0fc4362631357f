import { readFileSync } from 'node:fs'

const page = readFileSync('docs/contract/in-an-afternoon.md', 'utf8')

/** A call of the page “In an afternoon”, with its answer. */
export interface Exchange {
  call: string
  /** page and heading that the call is described under */
  target: [file: string, call: string]
  method: string
  path: string
  /** null for a query */
  body: unknown
  answer: { RC: number; records: unknown }
}

export const exchanges = page.split(/^## /m).slice(1).map(toExchange)

function toExchange(section: string): Exchange {
  const [, file = '', call = ''] = /^\[.*\]\((.+)#(.+)\)/.exec(section) ?? []
  const [, method = '', path = ''] = /^`(GET|POST) (\S+)`/m.exec(section) ?? []
  const blocks = [...section.matchAll(/^```json\n(.*?)^```/gms)].map(([, json = '']) => JSON.parse(json))
  return { call, target: [file, call], method, path, body: method === 'GET' ? null : blocks[0], answer: blocks.at(-1) }
}
