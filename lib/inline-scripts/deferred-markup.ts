/** The element with what the script of hydration loads, as JSON. */
export const DEFERRED_SCRIPTS = 'deferred-scripts'

/** Of the stylesheets that wait for the first paint: no device is of that kind. */
export const DEFERRED_MEDIA = 'none'

/** What it holds: the URL of the page's RSC payload, and those of Next's files. */
export interface DeferredScripts {
  rsc: string
  chunks: string[]
}
