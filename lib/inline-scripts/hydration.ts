import { DEFERRED_MEDIA, DEFERRED_SCRIPTS, type DeferredScripts, STYLED } from './deferred-markup'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin']
const RETRY_MS = 3000

const { rsc, chunks }: DeferredScripts = JSON.parse(document.getElementById(DEFERRED_SCRIPTS)?.textContent as string)
let hasStarted = false

const add = (tag: string, attributes: object) =>
  document.head.append(Object.assign(document.createElement(tag), attributes))

/** Tried again while the line fails. */
const load = () =>
  add('script', {
    src: rsc,
    onload() {
      for (const src of chunks) add('script', { src, async: true })
    },
    onerror() {
      setTimeout(load, RETRY_MS)
    },
  })

/** The typefaces come with the stylesheet, so that all is laid out once for both. */
const styled = () => {
  for (const style of document.querySelectorAll<HTMLStyleElement>(`style[media="${DEFERRED_MEDIA}"]`))
    style.media = 'all'
  dispatchEvent(new Event(STYLED))
}

const applyStyles = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${DEFERRED_MEDIA}"]`)) {
    link.media = 'all'
    if (link.sheet) styled()
    else link.onload = styled
  }
}

const hydrate = () => {
  applyStyles()
  if (hasStarted) return
  hasStarted = true
  for (const href of chunks) add('link', { rel: 'preload', as: 'script', href })
  load()
}

/** After the next paint, such as that of what the visitor pressed. */
const hydrateNext = () => requestAnimationFrame(() => setTimeout(hydrate))

const hydrateWhenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(hydrate, { timeout: 1000 }) : setTimeout(hydrate, 200)

/**
 * The stylesheet is applied once what is above the fold is complete, after 1 s, or at a sign of the visitor: the critical
 * CSS is enough for the first paint. React starts when the page is loaded and the browser is idle, after 2 s, or at a
 * sign; on a page that shows nothing of use without it, after the first paint.
 */
const begin = () => {
  setTimeout(applyStyles, 1000)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(applyStyles)))
  if (document.querySelector('[data-start="now"]')) return hydrateNext()
  if (document.readyState === 'complete') hydrateWhenIdle()
  else addEventListener('load', hydrateWhenIdle)
  setTimeout(hydrate, 2000)
}

for (const sign of SIGNS) addEventListener(sign, hydrateNext, { capture: true, passive: true, once: true })
addEventListener('wheel', applyStyles, { once: true, passive: true })
const { prerendering } = document as Document & { prerendering?: boolean }
// a page that no one sees yet, or that is shown from a fragment on, has its styles at once
if (prerendering || location.hash) addEventListener('DOMContentLoaded', applyStyles)
// a page that is rendered in advance waits to be shown
if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
else begin()
