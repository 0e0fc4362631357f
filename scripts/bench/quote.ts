import { DEMO_PASSWORD } from '@/backend/demo/customers/people'
import { startPostgres } from '@/scripts/launch/postgres'
import { openApi } from '@/scripts/launch/preview'
import { compare, startReference } from './reference'
import { timed } from './times'

/** `npm run bench -- quote`, on PostgreSQL, beside a bare route with one indexed query. */
const ROUNDS = Number(process.argv[2] ?? 250)
const WARM_UP = 30
/** times the p95 of the reference */
const LIMITS = { ctotal: 8, aio: 20 }
const FIRST_STORE = 1001
const LAST_STORE = 1030

interface Group {
  id: number
  min: number
  opts: { id: number; sq: number; opt?: Group[] }[]
}
interface Product {
  pid: number
  pt: number
  sq: number | null
  time: string | null
  opt: Group[]
}

const postgres = await startPostgres()
const { base, close } = await openApi('quote', {
  DATABASE_URL: postgres.url,
  PLAZA_MODE: 'demo',
  SIMULATOR: 'off',
  LOG_LEVEL: 'warn',
})
const reference = await startReference(postgres.url)

async function post(address: string, body: unknown) {
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${base}${address}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
}

function choose(groups: Group[]): { Item1: number; Item2: number }[] {
  return groups.flatMap((group) => {
    const inStock = group.opts.filter((choice) => choice.sq > 0).slice(0, Math.max(1, group.min))
    return inStock.flatMap((choice) => [{ Item1: group.id, Item2: choice.id }, ...choose(choice.opt ?? [])])
  })
}

/** Resolves with null if the store cannot serve the items. */
async function cartOf(gid: number) {
  const { records: store } = await (await fetch(`${base}/api/v8/sdtl2?gid=${gid}`)).json()
  if (!store?.allow_order || !store.accept_creditcard || store.require_billing_address) return null
  const menu = await (await fetch(`${base}/api/v7/cplst2?gid=${gid}`)).json()
  const products: Product[] = menu.records.flatMap((section: { products: Product[] }) => section.products)
  const items = products
    .filter(({ pt, sq, time, opt }) => pt === 0 && sq === null && !time && opt.length > 0)
    .slice(0, 5)
    .map(({ pid, opt }) => ({ pid, qty: 1, options: choose(opt) }))
  return items.length === 5 ? { gid, items } : null
}

try {
  const data = { email: 'demo@plaza.test', password: DEMO_PASSWORD }
  const { records: tokens } = await post('/api/rest/v8/login', { data })
  const execute = (address: string, body: object) =>
    post('/api/execute', { ...tokens, path: address, method: 'POST', data: { data: body } })
  const times = { ctotal: [] as number[], aio: [] as number[] }
  const bare: number[] = []
  const gids = Array.from({ length: LAST_STORE - FIRST_STORE + 1 }, (_, n) => FIRST_STORE + n)
  const carts = (await Promise.all(gids.map(cartOf))).flatMap((cart) => cart ?? [])
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    if (round === WARM_UP) times.ctotal.length = times.aio.length = bare.length = 0
    await timed(bare, reference.call)
    const { gid, items } = carts[round % carts.length] ?? { gid: 0, items: [] }
    const quote = await timed(times.ctotal, () => execute('/api/rest/v8/ctotal', { gid, items, shp_mtd: 2 }))
    if (quote.RC !== 200 || quote.records.items.length !== 5) throw new Error(`ctotal of ${gid}: RC ${quote.RC}`)
    const { qid, asap, allowed_periods: days } = quote.records
    const [slot] = Object.values(days as Record<string, { start: string; end: string }[]>)[0] ?? []
    const order = await timed(times.aio, () =>
      execute('/api/rest/v7/aio', {
        q_id: qid,
        g_id: gid,
        shp_mtd: 2,
        pay_mtd: 2,
        card: { num: '4242424242424242', owner: 'Robin', type: 1, expm: 12, expy: 2035, cvv: '123', cntry: 'CA' },
        adr_lst: [],
        ...(asap || !slot ? {} : { exp_dt_start: slot.start, exp_dt_end: slot.end }),
      }),
    )
    if (order.RC !== 200) throw new Error(`aio of ${gid}: RC ${order.RC} ${order.msg}`)
  }
  for (const name of ['ctotal', 'aio'] as const)
    process.stdout.write(compare(`${name}, 5 lines with options`, times[name], bare, LIMITS[name]))
} finally {
  reference.close()
  await close()
  await postgres.stop()
}
