/** Addresses outside the storefront, from configuration; a link without one does not show. */
export interface SiteLinks {
  service?: string
  business?: string
  terms?: string
  privacy?: string
  appIos?: string
  appAndroid?: string
}
