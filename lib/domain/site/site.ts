import type { Language } from './languages'

/** Properties of every site, shared or a store's own. */
interface SiteBrand {
  /** the product's name, or that of the store whose domain it is */
  name: string
  /** a path of this site or an external URL; empty for none */
  logo: string
  language: Language
}

/** The site of a host: the shared one, or a store on its own domain. */
export type Site =
  | (SiteBrand & { kind: 'shared'; key: 'shared' })
  | (SiteBrand & { kind: 'store'; key: string; gid: number })

/** For this logo, our mark is rendered inline. */
export const DEFAULT_LOGO = '/logo.svg'

/** The shared site without configuration. */
export const SHARED_SITE: Site = { kind: 'shared', key: 'shared', language: 'en', name: 'Plaza', logo: DEFAULT_LOGO }
