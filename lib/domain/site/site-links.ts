/** Links from configuration; a missing one is hidden. Terms and privacy have a page of ours where none is configured. */
export interface SiteLinks {
  service?: string
  business?: string
  terms?: string
  privacy?: string
  appIos?: string
  appAndroid?: string
}

/** Where the terms and the privacy policy are. */
export type Terms = Pick<SiteLinks, 'terms' | 'privacy'>
