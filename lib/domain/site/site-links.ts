/** Addresses outside the storefront, from configuration; a link without one does not show. [HOME-3] [HOME-4] [HEAD-6] */
export interface SiteLinks {
  service?: string
  business?: string
  terms?: string
  privacy?: string
  appIos?: string
  appAndroid?: string
}
