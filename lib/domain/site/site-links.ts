/** External links from configuration; a missing one is hidden. */
export interface SiteLinks {
  service?: string
  business?: string
  terms?: string
  privacy?: string
  appIos?: string
  appAndroid?: string
}
