import type { Language } from './languages'

/** What every site has, whoever's it is. */
interface SiteBrand {
  /** of the product, or of the store whose domain it is */
  name: string
  /** a path of this site or an address elsewhere; empty when there is none */
  logo: string
  language: Language
}

/** The site a host stands for: the shared one, or a store on a domain of its own. */
export type Site =
  | (SiteBrand & { kind: 'shared'; key: 'shared' })
  | (SiteBrand & { kind: 'store'; key: string; gid: number })

/** While the logo is this one, our mark is drawn in the page itself. */
export const DEFAULT_LOGO = '/logo.svg'

/** The shared site as it is without configuration. */
export const SHARED_SITE: Site = { kind: 'shared', key: 'shared', language: 'en', name: 'Plaza', logo: DEFAULT_LOGO }
