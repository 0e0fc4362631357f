/** Lays out what has the class `below-fold`. */
const layOut = () => {
  document.documentElement.dataset.belowFold = ''
}

// a fragment, or a key such as End, needs it at once
if (location.hash) layOut()
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(layOut))
addEventListener('keydown', layOut, { capture: true, once: true })

export {}
