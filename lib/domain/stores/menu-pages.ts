import type { Id } from '@/lib/domain/codes/id'
import type { MenuSection } from './menu'

/** A menu of more products is split into pages of this many: its own page would be too much to render, and to read. */
export const WHOLE_MENU = 300
const PRODUCTS_PER_PAGE = 100

/** A section of any page, with the page that it begins on, from 1. */
export interface ListedSection {
  id: Id
  name: string
  page: number
}

export interface MenuPage {
  /** with what of them is on this page */
  sections: MenuSection[]
  /** the sections of all pages */
  listed: ListedSection[]
  /** from 1 */
  page: number
  pages: number
}

/** A section as it is counted; `count` is that of its products on all pages. */
interface CountedSection {
  id: Id
  name: string
  count: number
}

/** How many pages a menu has. */
export function countMenuPages(products: number): number {
  return products <= WHOLE_MENU ? 1 : Math.ceil(products / PRODUCTS_PER_PAGE)
}

/** The part to read for a page: for the first, all that a whole menu may have, since its size is not known yet. */
export function windowOfPage(page: number): { page: number; limit: number } {
  return page === 1 ? { page: 1, limit: WHOLE_MENU } : { page, limit: PRODUCTS_PER_PAGE }
}

export function listSections(sections: readonly CountedSection[]): { listed: ListedSection[]; pages: number } {
  const pages = countMenuPages(sections.reduce((sum, { count }) => sum + count, 0))
  let before = 0
  const listed = sections.map(({ id, name, count }) => {
    const page = pages === 1 ? 1 : Math.floor(before / PRODUCTS_PER_PAGE) + 1
    before += count
    return { id, name, page }
  })
  return { listed, pages }
}

/** The sections with the products at some positions of the menu, without those that have none there. */
export function sliceMenu<P, S extends { products: P[] }>(sections: readonly S[], from: number, count: number): S[] {
  let before = 0
  return sections.flatMap((section) => {
    const start = from - before
    before += section.products.length
    const products = section.products.slice(Math.max(0, start), Math.max(0, start + count))
    return products.length > 0 ? [{ ...section, products }] : []
  })
}

/** Where the products of a page are in a menu that is there as a whole. */
export function sliceOfPage(page: number): { from: number; count: number } {
  return { from: (page - 1) * PRODUCTS_PER_PAGE, count: PRODUCTS_PER_PAGE }
}
