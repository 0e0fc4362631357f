import { DEFERRED_MEDIA, STYLED } from './deferred-markup'
import './event-replay'
import './failed-scripts'
import './page-transitions'
import './search-shortcut'

// a picture that failed to load is marked, so that what is behind it shows
addEventListener(
  'error',
  ({ target }) => {
    if ((target as Element).tagName === 'IMG') (target as HTMLImageElement).dataset.failed = ''
  },
  true,
)

const whenIdle = window.requestIdleCallback ?? setTimeout
let hasBegun = false

/** Lays out all that has the class `below-fold`. */
const layOut = () => {
  document.documentElement.dataset.belowFold = ''
}

/** Lets one part a frame be laid out where it is near, so that a press in between does not wait for all. */
const layOutNext = () => {
  const part = document.querySelector('.below-fold')
  if (!part) return
  part.classList.replace('below-fold', 'near-view')
  requestAnimationFrame(() => whenIdle(layOutNext))
}

/** After the frame that has the stylesheet. */
const begin = () => {
  if (!hasBegun) requestAnimationFrame(() => whenIdle(layOutNext))
  hasBegun = true
}

// a fragment, or a key such as End, needs it at once
if (location.hash) layOut()
addEventListener(STYLED, begin)
// without a stylesheet if it does not come
addEventListener('load', () => setTimeout(begin, document.querySelector(`link[media="${DEFERRED_MEDIA}"]`) ? 3000 : 0))
addEventListener('keydown', layOut, { capture: true, once: true })
