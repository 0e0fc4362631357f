/** The element with what the script of hydration loads, as JSON. */
export const DEFERRED_SCRIPTS = 'deferred-scripts'

/** A medium that no device is, for styles that wait for the first paint. */
export const DEFERRED_MEDIA = 'none'

/** The element with the pictures of the critical CSS. */
export const DEFERRED_PICTURES = 'deferred-pictures'

/** The event of a window whose deferred stylesheets apply. */
export const STYLED = 'styled'

/** The content of that element: the URL of the page's RSC payload, and those of Next's files. */
export interface DeferredScripts {
  rsc: string
  chunks: string[]
}

/** The id of the element whose place the script before hydration takes. */
export const PRE_HYDRATION_PLACE = 'pre-hydration'
