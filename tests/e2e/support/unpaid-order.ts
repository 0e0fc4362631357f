import { findOffer, isEasyToBuy, type Offer, signedCall } from './commerce-api'
import type { Shopper } from './test'

const API = process.env.API_URL ?? ''

type Accepts = Offer['store'] & { accept_express: boolean }

/** An order of the shopper's for Alipay that waits for its payment, of a store that takes cards, Alipay and PayPal. */
export async function placeUnpaid({ email, password }: Shopper): Promise<{ id: string; gid: number; deal: string }> {
  const { deal, store } = await findOffer(
    (offer) => isEasyToBuy(offer) && offer.store.accept_alipay && (offer.store as Accepts).accept_express,
  )
  const answer = await fetch(`${API}/api/rest/v8/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { email, password } }),
  })
  const who = (await answer.json()).records as { token: string; secret: string }
  const options = deal.opts
    .filter((group) => group.min > 0)
    .flatMap((group) =>
      group.opts
        .filter(({ sq }) => sq > 0)
        .slice(0, group.min)
        .map(({ id }) => ({ Item1: group.id, Item2: id })),
    )
  const items = [{ pid: 1_000_000 + deal.id, qty: 1, options }]
  const quoted = await signedCall<{ qid: string }>(who, '/api/rest/v8/ctotal', {
    data: { gid: store.gid, items, shp_mtd: 2 },
  })
  const data = { q_id: quoted.records.qid, g_id: store.gid, pay_mtd: 8, shp_mtd: 2, c_fnm: 'Ada', c_tn: '6045550177' }
  const ordered = await signedCall<{ ord_id: string }>(who, '/api/rest/v7/aio', { data })
  if (ordered.RC !== 200) throw new Error(`the unpaid order answered RC ${ordered.RC}`)
  return { id: ordered.records.ord_id, gid: store.gid, deal: deal.name }
}
