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

const whenIdle = (work: () => void) => (window.requestIdleCallback ?? setTimeout)(work)

/** Lays out what has the class `below-fold`. */
const layOut = () => {
  document.documentElement.dataset.belowFold = ''
}

/** The same one part a frame, so that a press does not wait for a whole menu. */
const layOutNext = () => {
  const part = document.querySelector<HTMLElement>('.below-fold:not([data-laid-out])')
  if (!part) return layOut()
  part.dataset.laidOut = ''
  whenIdle(layOutNext)
}

// a fragment, or a key such as End, needs it at once
if (location.hash) layOut()
// a frame of its own: that of the load has the stylesheet
addEventListener('load', () => requestAnimationFrame(() => whenIdle(layOutNext)))
addEventListener('keydown', layOut, { capture: true, once: true })
