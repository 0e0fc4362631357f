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

/** Lays out what has the class `below-fold`. */
const layOut = () => {
  document.documentElement.dataset.belowFold = ''
}

// a fragment, or a key such as End, needs it at once
if (location.hash) layOut()
// a frame of its own: that of the load has the stylesheet
addEventListener('load', () => requestAnimationFrame(() => (window.requestIdleCallback ?? setTimeout)(layOut)))
addEventListener('keydown', layOut, { capture: true, once: true })
