import { onTrial } from '../launch/trial'
import { measureLoad } from './load'
import { measureWeight, scriptFloor } from './weight'

/** KB: of the document with brotli and decoded, and of gzipped script beyond what Next loads for a page without any. */
const LIMITS = { wire: 15, decoded: 90, overFloor: 20 }
/** A menu of typical length, and the longest one of the demo. */
const STORES = [1001, 1045]

const say = (line: string) => process.stdout.write(`${line}\n`)

async function readRecords(address: string) {
  return (await (await fetch(address)).json()).records
}

/** At least this part of what a plain server sends. */
const LEAST_RATIO = 0.5

/** `npm run bench:pages`: throughput of cached pages, and the weight of public pages. */
await onTrial('bench', { SIMULATOR: 'off', LOG_LEVEL: 'warn' }, async ({ port, apiPort, distDir }) => {
  const [base, api] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${apiPort}`]
  const { list } = await readRecords(`${api}/api/v7/glst?lan=en&limit=1`)
  const [first] = await readRecords(`${api}/api/v7/cplst2?lan=en&gid=${STORES[0]}`)
  const detail = `/deals/details/${list[0].id}`
  const product = `/product/${first.products[0].pid}`
  const stores = STORES.map((gid) => `/store/${gid}`)

  const lists = ['/', '/deals', '/deals/browse'].map((path) => `${path}?lan=en&city=vancouver`)
  for (const page of [...lists, detail, ...stores.slice(0, 1), product, '/login', `/pay/${STORES[0]}`]) {
    const load = await measureLoad(base, page)
    say(
      `${page}: ${load.requestsPerSecond} requests/s, plain server ${load.reference}, ratio ${load.ratio.toFixed(3)} (at least ${LEAST_RATIO}), p99 ${load.p99Milliseconds.toFixed(1)} ms, ${load.errors} errors`,
    )
  }
  const floor = await scriptFloor(distDir)
  say(`Next's floor: ${floor.toFixed(1)} KB gz of script`)
  for (const page of ['/', '/deals', '/deals/browse', detail, ...stores, product, '/carts']) {
    const { html, wire, decoded, items, script, overFloor } = await measureWeight(base, page, floor)
    say(
      `${page}: HTML ${wire.toFixed(1)} KB br (at most ${LIMITS.wire}), ${html.toFixed(1)} gz, ${decoded.toFixed(0)} decoded (at most ${LIMITS.decoded}), ${items} items, script ${script.toFixed(1)} KB gz, ${overFloor.toFixed(1)} over the floor (at most ${LIMITS.overFloor})`,
    )
  }
})
