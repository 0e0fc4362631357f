import { DEFERRED_MEDIA, DEFERRED_PICTURES, DEFERRED_SCRIPTS, type DeferredScripts, STYLED } from './deferred-markup'

const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'focusin']
const RETRY_MS = 3000

const { rsc, chunks }: DeferredScripts = JSON.parse(document.getElementById(DEFERRED_SCRIPTS)?.textContent as string)
let hasStarted = false

const add = (tag: string, attributes: object) =>
  document.head.append(Object.assign(document.createElement(tag), attributes))

const afterPaint = (work: () => void) => requestAnimationFrame(() => setTimeout(work))

const deferredStyles = document.querySelectorAll<HTMLStyleElement>(`style[media="${DEFERRED_MEDIA}"]`)

/** Taken out of their styles, so that they are loaded before anything is laid out with them. */
const typefaces: FontFace[] = []
for (const { sheet } of deferredStyles)
  for (let at = sheet?.cssRules.length ?? 0; at--; ) {
    const rule = sheet?.cssRules[at]
    if (!(rule instanceof CSSFontFaceRule)) continue
    const read = (name: string) => rule.style.getPropertyValue(name)
    typefaces.push(new FontFace(read('font-family'), read('src'), { weight: read('font-weight') }))
    sheet?.deleteRule(at)
  }

const styled = () => {
  for (const style of deferredStyles) style.media = 'all'
  for (const typeface of typefaces)
    typeface.load().then(
      () => document.fonts.add(typeface),
      () => {},
    )
  dispatchEvent(new Event(STYLED))
  // lays out in this task, after the typefaces that are there, so that the frame that paints is another one
  queueMicrotask(() => document.body.offsetTop)
}

const applyStyles = () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[media="${DEFERRED_MEDIA}"]`)) {
    link.media = 'all'
    if (link.sheet) styled()
    else link.onload = styled
  }
}

/** Once the typefaces are there, so that all is laid out once for them and the stylesheet. */
const applyWithTypefaces = () => {
  Promise.allSettled(typefaces.map((typeface) => typeface.load())).then(applyStyles)
}

/** Tried again while the line fails. React never starts before the stylesheet applies. */
const load = () =>
  add('script', {
    src: rsc,
    onload() {
      applyStyles()
      for (const src of chunks) add('script', { src, async: true })
    },
    onerror() {
      setTimeout(load, RETRY_MS)
    },
  })

const hydrate = () => {
  if (hasStarted) return
  hasStarted = true
  for (const href of chunks) add('link', { rel: 'preload', as: 'script', href })
  load()
}

/** After the paint of what the visitor pressed. */
const hydrateNext = () =>
  afterPaint(() => {
    applyStyles()
    hydrate()
  })

const hydrateWhenIdle = () =>
  'requestIdleCallback' in window ? requestIdleCallback(hydrate, { timeout: 1000 }) : setTimeout(hydrate, 200)

/**
 * The stylesheet is applied once what is above the fold is complete and the typefaces are there, at the latest before React
 * starts or after 2 s: the critical CSS is enough for the first paint. React starts when the page is loaded and the browser
 * is idle, or after 2 s; on a page that shows nothing of use without it, after the first paint. A sign of the visitor starts
 * both.
 */
const begin = () => {
  setTimeout(applyStyles, 2000)
  addEventListener('load', () => afterPaint(applyWithTypefaces))
  if (document.querySelector('[data-start="now"]')) return hydrateNext()
  if (document.readyState === 'complete') hydrateWhenIdle()
  else addEventListener('load', hydrateWhenIdle)
  setTimeout(hydrate, 2000)
}

const showPictures = () => document.getElementById(DEFERRED_PICTURES)?.removeAttribute('media')

// after the frame that has the largest picture: Chromium makes a document of each SVG before it paints
addEventListener('DOMContentLoaded', () => afterPaint(showPictures))
for (const sign of SIGNS) addEventListener(sign, hydrateNext, { capture: true, passive: true, once: true })
addEventListener('wheel', applyStyles, { once: true, passive: true })
const { prerendering } = document as Document & { prerendering?: boolean }
// a page that no one sees yet, or that is shown from a fragment on, has its styles at once
if (prerendering || location.hash) addEventListener('DOMContentLoaded', applyStyles)
// a page that is rendered in advance waits to be shown
if (prerendering) document.addEventListener('prerenderingchange', begin, { once: true })
else begin()
