import { text, texts } from '@/backend/demo/localise'
import type { Localised } from '@/lib/domain/site/languages'

/** How a deal of this leaf is sold; determines its variants, options and conditions. */
export type SaleKind = 'dine' | 'treat' | 'visit' | 'goods' | 'trip' | 'ticket' | 'job' | 'appointment'

/** One item that a store of this leaf sells. */
export interface Offer {
  /** the subject of its pictures, from `backend/demo/pictures/subjects.ts` */
  subject: string
  /** regular price per unit, minor units */
  price: number
  name: Localised
}

/** All texts of one leaf of the category tree. */
export interface Leaf {
  id: number
  sale: SaleKind
  /** what a store of this trade is called */
  trade: Localised
  offers: Offer[]
  pitches: Localised[]
  includes: Localised[]
}

/** Builds a leaf from its texts; an offer line is `subject|dollars|English|简体中文|日本語`. */
export function leaf(
  id: number,
  sale: SaleKind,
  trade: string,
  offers: string,
  pitches: string,
  includes: string,
): Leaf {
  const lines = offers.split('\n').map((line) => line.trim())
  return {
    id,
    sale,
    trade: text(trade),
    offers: lines.filter(Boolean).map((line) => {
      const [subject = '', dollars = '', ...name] = line.split('|')
      return { subject, price: Number(dollars) * 100, name: text(name.join('|')) }
    }),
    pitches: texts(pitches),
    includes: texts(includes),
  }
}
