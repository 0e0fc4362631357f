import type { Id } from '@/lib/domain/codes/id'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/domain/languages/languages'
import { DEFAULT_THEME, type Theme } from '@/lib/domain/theme/theme'

interface SiteBrand {
  /** the product's name, or that of the store whose domain it is */
  name: string
  /** a path of this site or an external URL; empty for none */
  logo: string
  language: Language
  theme: Theme
}

export interface StoreSite extends SiteBrand {
  kind: 'store'
  key: string
  gid: Id
  servesFood: boolean
  /** as it is read; empty for none */
  phone: string
  phoneHref: string
  /** empty for none */
  cover: string
  /** in one line */
  address: string
}

export type Site = (SiteBrand & { kind: 'shared'; key: 'shared' }) | StoreSite

/** For this logo, our mark is rendered inline. */
export const DEFAULT_LOGO = '/logo.svg'

export const SHARED_SITE: Site = {
  kind: 'shared',
  key: 'shared',
  language: DEFAULT_LANGUAGE,
  name: 'Plaza',
  logo: DEFAULT_LOGO,
  theme: DEFAULT_THEME,
}

/** A missing one is hidden; terms and privacy then have a page of ours. */
export interface SiteLinks {
  service?: string
  business?: string
  terms?: string
  privacy?: string
  appIos?: string
  appAndroid?: string
}

export type Terms = Pick<SiteLinks, 'terms' | 'privacy'>
