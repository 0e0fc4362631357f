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
