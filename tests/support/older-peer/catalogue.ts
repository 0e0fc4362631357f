interface Store {
  nm: string
  currency: string
  street: string
  /** in parts of a thousand */
  tax: number
}

export const STORES: Record<string, Store> = {
  7: { nm: 'Harbour Noodles', currency: 'CAD', street: '12 Wharf St', tax: 50 },
  8: { nm: 'Pine Street Spa', currency: 'USD', street: '3 Pine St', tax: 80 },
}

interface Choice {
  id: string
  nm: string
  pc: string
}

interface OptionGroup {
  id: string
  nm: string
  min: string
  max: string
  opts: Choice[]
}

export interface Offer {
  /** of a line in a cart */
  pid: string
  gid: string
  nm: string
  pc: string
  opt: OptionGroup[]
}

const NOODLE_OPTIONS: OptionGroup[] = [
  {
    ...{ id: '1', nm: 'Heat', min: '1', max: '1' },
    opts: [
      { id: '11', nm: 'Mild', pc: '0.00' },
      { id: '12', nm: 'Numbing', pc: '0.5' },
    ],
  },
  {
    ...{ id: '2', nm: 'Extras', min: '0', max: '2' },
    opts: [
      { id: '21', nm: 'Egg', pc: '2' },
      { id: '22', nm: 'Greens', pc: '3.25' },
    ],
  },
]

export const PRODUCTS: Offer[] = [
  { pid: '71', gid: '7', nm: 'Dan dan noodles', pc: '16.50', opt: NOODLE_OPTIONS },
  { pid: '72', gid: '7', nm: 'Cold cucumber', pc: '6', opt: [] },
  { pid: '81', gid: '8', nm: 'Cedar soap', pc: '24', opt: [] },
]

/** Every third is the first store's. */
export const DEALS = Array.from({ length: 30 }, (_, n) => ({
  id: `${500 + n}`,
  gid: n % 3 === 0 ? '7' : '8',
  nm: `Offer ${n + 1}`,
  pc: '40.00',
  spc: '25.5',
}))

/** A deal has another number in a cart than in a list. */
export const saleNumber = (dealId: string): string => `9${dealId}`

export function offerOf(pid: string): Offer | undefined {
  const deal = DEALS.find(({ id }) => saleNumber(id) === pid)
  return deal ? { pid, gid: deal.gid, nm: deal.nm, pc: deal.spc, opt: [] } : PRODUCTS.find((one) => one.pid === pid)
}
