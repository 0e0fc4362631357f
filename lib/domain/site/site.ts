import type { Language } from './languages'
import { DEFAULT_THEME, type Theme } from './theme'

/** Properties of every site, shared or a store's own. */
interface SiteBrand {
  /** the product's name, or that of the store whose domain it is */
  name: string
  /** a path of this site or an external URL; empty for none */
  logo: string
  language: Language
  theme: Theme
}

/** A store on its own domain. */
export interface StoreSite extends SiteBrand {
  kind: 'store'
  /** its domain */
  key: string
  gid: number
  /** whether its page is a menu */
  servesFood: boolean
  /** as it is read; empty for none */
  phone: string
  /** the picture of its page; empty for none */
  cover: string
  /** in one line */
  address: string
}

/** The site of a host: the shared one, or a store on its own domain. */
export type Site = (SiteBrand & { kind: 'shared'; key: 'shared' }) | StoreSite

/** For this logo, our mark is rendered inline. */
export const DEFAULT_LOGO = '/logo.svg'

/** The shared site without configuration. */
export const SHARED_SITE: Site = {
  kind: 'shared',
  key: 'shared',
  language: 'en',
  name: 'Plaza',
  logo: DEFAULT_LOGO,
  theme: DEFAULT_THEME,
}
