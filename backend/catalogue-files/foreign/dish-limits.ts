import type { Product } from './product'

/** Characters of a description. */
const MAX_DESCRIPTION = 2000
const MAX_PICTURES = 20

/** The addresses of its pictures as one cell, each once. */
export function pictureCell({ pictures }: Product): string {
  const some = [...new Set(pictures)].slice(0, MAX_PICTURES)
  return some.map((address) => address.replaceAll(';', '%3B')).join(';')
}

/** A description of the length that a dish allows. */
export function cutDescription(text: string): string {
  return isTooLong(text) ? `${text.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…` : text
}

/** Lines of the report about what products have and a dish has no room for. */
export function limitNotes(products: readonly Product[]): string[] {
  const pictures = products.reduce((sum, { pictures: all }) => sum + Math.max(0, new Set(all).size - MAX_PICTURES), 0)
  const cut = products.filter(({ description }) => isTooLong(description)).length
  return [
    ...(pictures > 0 ? [`further pictures left out, since a dish has at most ${MAX_PICTURES}: ${pictures}`] : []),
    ...(cut > 0 ? [`descriptions cut at ${MAX_DESCRIPTION} characters: ${cut}`] : []),
  ]
}

const isTooLong = (text: string) => text.length > MAX_DESCRIPTION
