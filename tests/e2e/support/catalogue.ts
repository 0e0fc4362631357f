import { readFileSync } from 'node:fs'
import { readApi } from './commerce-api'

export const CATALOGUE_FILE = '.reports/catalogue.json'

export interface DealRecord {
  id: number
  name: string
  group_id: number
  stock: number
  limit: number
  pickup: boolean
  delivery: boolean
  pc: number
  spc: number
  currency: string
  images: string[]
  video?: string | null
  edt?: string | null
  vld_days?: number | null
  reviews?: { rat: number; lan: string; cmt: string }[]
  reviews_imgs?: string[]
  opts: { id: number; min: number; opts: { id: number; nm: string; pc: number; sq: number }[] }[]
}

export interface StoreRecord {
  gid: number
  name: string
  currency: string
  kflg: string
  can_pre_order: boolean
  tips_enabled: boolean
  accept_cash: boolean
  accept_creditcard: boolean
  accept_alipay: boolean
  accept_wechat: boolean
  accept_express: boolean
  require_billing_address: boolean
}

/** What a store requires of a delivery, in major units. */
export async function readDeliveryMinimum(gid: number): Promise<number> {
  return (await readApi<{ min_delivery_amount: number }>(`/api/v8/sdtl2?lan=en&gid=${gid}`)).min_delivery_amount
}

export interface Dish {
  pid: number
  nm: string
  pc: number
  pt?: number
  sq?: number | null
  opt?: { min: number }[]
  time?: string | null
}

export interface Offer {
  deal: DealRecord
  store: StoreRecord
}

/** In the API's order, as they were before the first test. */
export interface Catalogue {
  offers: Offer[]
  restaurants: { store: StoreRecord; dishes: Dish[] }[]
}

let read: Catalogue | undefined

export function catalogue(): Catalogue {
  read ??= JSON.parse(readFileSync(CATALOGUE_FILE, 'utf8')) as Catalogue
  return read
}

export function readDeal(id: number): Promise<DealRecord> {
  return readApi(`/api/v7/gdtl?lan=en&pid=${id}`)
}

/** With its stock of now: tests buy. Throws when none fits. */
export async function findOffer(accepts: (offer: Offer) => boolean, words = ''): Promise<Offer> {
  const named = ({ deal }: Offer) => deal.name.toLowerCase().includes(words)
  for (const offer of catalogue().offers.filter((one) => named(one) && accepts(one))) {
    const now = { ...offer, deal: await readDeal(offer.deal.id) }
    if (accepts(now)) return now
  }
  throw new Error('no deal of the catalogue fits')
}

const isForSale = ({ deal, store }: Offer) =>
  deal.stock > 50 && deal.limit > 1 && store.accept_creditcard && !store.require_billing_address

export function isEasyToBuy(offer: Offer): boolean {
  return isForSale(offer) && offer.deal.pickup
}

/** That can be used for half a year. */
export function isVoucher(offer: Offer): boolean {
  return isForSale(offer) && offer.deal.vld_days === 180
}

export function isRich({ deal }: Offer): boolean {
  return (deal.reviews?.length ?? 0) > 5 && (deal.reviews_imgs?.length ?? 0) > 4 && deal.images.length > 2
}

/** its position in `kflg` [ENT-19] */
const SELF_CHECKOUT = 22

export function findTill(): number {
  const till = catalogue().restaurants.find(
    ({ store }) => takesAll(store) && store.currency === 'CAD' && store.kflg.split(',')[SELF_CHECKOUT] === '1',
  )
  if (!till) throw new Error('no store with self-checkout')
  return till.store.gid
}

export function takesAll(store: StoreRecord): boolean {
  return store.accept_cash && store.accept_creditcard && store.accept_alipay
}

export function isPlain({ pt, sq, time, opt }: Dish): boolean {
  return pt !== 1 && !time && (sq ?? 99) > 20 && (opt ?? []).every(({ min }) => min === 0)
}

export function plainDishes(gid: number): Dish[] {
  return dishesOf(gid).filter(isPlain)
}

export function dishesOf(gid: number): Dish[] {
  return catalogue().restaurants.find(({ store }) => store.gid === gid)?.dishes ?? []
}
