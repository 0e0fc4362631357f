const API = process.env.API_URL ?? ''

interface DealRow {
  id: number
  nm: string
  c_ids?: number[]
}

interface DealRecord {
  id: number
  name: string
  group_id: number
  stock: number
  limit: number
  pickup: boolean
  delivery: boolean
  spc: number
  currency: string
  opts: { id: number; min: number; opts: { id: number; nm: string; pc: number; sq: number }[] }[]
}

interface StoreRecord {
  gid: number
  name: string
  currency: string
  accept_creditcard: boolean
  accept_alipay: boolean
  require_billing_address: boolean
}

/** Records of a public call of the real API. */
export async function readApi<T>(path: string): Promise<T> {
  const answer = await (await fetch(`${API}${path}`)).json()
  if (answer.RC !== 200) throw new Error(`${path} answered RC ${answer.RC}`)
  return answer.records as T
}

export interface Offer {
  deal: DealRecord
  store: StoreRecord
}

/** The first deal of the catalogue, in its own order, that a test can use. */
export async function findOffer(accepts: (offer: Offer) => boolean, keywords = ''): Promise<Offer> {
  for (let page = 1; page <= 20; page++) {
    const { list } = await readApi<{ list: DealRow[] }>(
      `/api/v7/glst?lan=en&limit=40&page=${page}&keywords=${keywords}`,
    )
    for (const row of list) {
      const deal = await readApi<DealRecord>(`/api/v7/gdtl?lan=en&pid=${row.id}`)
      const store = await readApi<StoreRecord>(`/api/v8/sdtl2?lan=en&gid=${deal.group_id}`)
      if (accepts({ deal, store })) return { deal, store }
    }
  }
  throw new Error('no deal of the catalogue fits')
}

/** Plenty in stock, to be picked up, paid by card without a billing address. */
export function isEasyToBuy({ deal, store }: Offer): boolean {
  return deal.stock > 50 && deal.limit > 1 && deal.pickup && store.accept_creditcard && !store.require_billing_address
}

/** its position in `kflg` [ENT-19] */
const SELF_CHECKOUT = 22

/** A store with self-checkout that takes cash, cards and another way to pay. */
export async function findTill(): Promise<number> {
  for (const { gid } of await readApi<{ gid: number }[]>('/api/v7/slst?lan=en&kind=1')) {
    const store = await readApi<Record<string, unknown> & { kflg: string }>(`/api/v8/sdtl2?lan=en&gid=${gid}`)
    const takesAll = store.accept_cash && store.accept_creditcard && store.accept_alipay
    if (takesAll && store.currency === 'CAD' && store.kflg.split(',')[SELF_CHECKOUT] === '1') return gid
  }
  throw new Error('no store with self-checkout')
}

/** The newest code that was texted to a phone. */
export async function readCode(phone: string): Promise<string> {
  const response = await fetch(`${API}/dev/outbox`, { headers: { accept: 'application/json' } })
  const { messages } = (await response.json()) as { messages: { recipient: string; body: string }[] }
  const message = messages.find(({ recipient }) => recipient.includes(phone))
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? ''
}

/** The path of the newest reset link that was mailed to an address. */
export async function readResetLink(email: string): Promise<string> {
  const response = await fetch(`${API}/dev/outbox`, { headers: { accept: 'application/json' } })
  const { messages } = (await response.json()) as { messages: { recipient: string; body: string }[] }
  const message = messages.find(({ recipient }) => recipient === email)
  return /\/reset\?token=[\w-]+/.exec(message?.body ?? '')?.[0] ?? ''
}

/** A customer of the API itself, without a browser. */
export async function signedCall<T>(who: Signed, path: string, data: unknown): Promise<{ RC: number; records: T }> {
  const response = await fetch(`${API}/api/execute`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...who, path, method: 'POST', data }),
  })
  return response.json()
}

interface Signed {
  token: string
  secret: string
}

/** Orders some of a deal with a test card, to be picked up. */
export async function orderDeal(who: Signed, { deal, store }: Offer, qty: number): Promise<void> {
  const options = deal.opts
    .filter((group) => group.min > 0)
    .flatMap((group) =>
      group.opts
        .filter(({ sq }) => sq > 0)
        .slice(0, group.min)
        .map(({ id }) => ({ Item1: group.id, Item2: id })),
    )
  const items = [{ pid: 1_000_000 + deal.id, qty, options }]
  const quoted = await signedCall<{ qid: string }>(who, '/api/rest/v8/ctotal', {
    data: { gid: store.gid, items, shp_mtd: 2 },
  })
  const card = {
    num: '4242424242424242',
    owner: 'Other',
    type: 1,
    expm: 12,
    expy: new Date().getUTCFullYear() + 2,
    cvv: '123',
    cntry: 'CA',
    zipcd: 'V6B 1A1',
  }
  const data = {
    q_id: quoted.records.qid,
    g_id: store.gid,
    pay_mtd: 2,
    card,
    shp_mtd: 2,
    c_fnm: 'Other',
    c_tn: '6045550177',
  }
  const ordered = await signedCall(who, '/api/rest/v7/aio', { data })
  if (ordered.RC !== 200) throw new Error(`an order of deal ${deal.id} answered RC ${ordered.RC}`)
}

/** Signs in at the API itself, without a browser. */
export async function signInAt(account: { email: string; password: string }): Promise<Signed> {
  const response = await fetch(`${API}/api/rest/v8/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: account }),
  })
  return (await response.json()).records as Signed
}

/** Buys what is left of a deal, as another customer. */
export async function buyAllOf(offer: Offer, email: string): Promise<void> {
  const account = { email, password: 'other-one', first_name: 'Other' }
  const opened = await fetch(`${API}/api/rest/v7/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const who = (await opened.json()).records as Signed
  for (let left = offer.deal.stock; left > 0; left -= offer.deal.limit)
    await orderDeal(who, offer, Math.min(left, offer.deal.limit))
}
