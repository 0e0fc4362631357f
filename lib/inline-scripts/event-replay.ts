import { REACT_PROPS, REACT_VALUE_TRACKER } from '@/lib/next-internals'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
interface Tracked {
  [REACT_VALUE_TRACKER]?: { setValue: (value: string) => void }
}
interface Replay {
  node: Element
  replay: () => void
  isEntry?: boolean
}

/** Elements that the server has sent; null until all of them are there. */
let sent: WeakSet<Element> | null = null
addEventListener('DOMContentLoaded', () => {
  sent = new WeakSet(document.querySelectorAll('button,input,select,textarea'))
})
const queue: Replay[] = []
const hasProps = (node: Element) => Object.keys(node).some((key) => key.startsWith(REACT_PROPS))
/** The root of the page is the last that React hydrates. */
const isPageHydrated = () => hasProps(document.documentElement)
const isHydrated = (node: Element) => isPageHydrated() && hasProps(node)
/** Not the button of a provider's script. */
const isEarly = (node: Element) => !isHydrated(node) && (!sent || sent.has(node))

/** Replays one event at a time: each must see what React has made of the one before. */
function replayLater(added: Replay): void {
  if (queue.push(added) > 1) return
  const timer = setInterval(() => {
    const [first] = queue
    if (first && (isHydrated(first.node) || !first.node.isConnected)) {
      queue.shift()
      if (first.node.isConnected) first.replay()
    }
    if (!queue[0]) clearInterval(timer)
  }, 20)
}

/** The last value of a field counts. A key that is let go makes React finish its hydration, which reads fields' values. */
function enterLater(node: Field, replay: () => void): void {
  const before = queue.findIndex((one) => one.isEntry && one.node === node)
  if (before >= 0) queue.splice(before, 1)
  if (isEarly(node))
    replayLater({
      node,
      isEntry: true,
      replay() {
        node.dispatchEvent(new Event('keyup', { bubbles: true }))
        replay()
      },
    })
}

// React would hydrate the whole page at once for what is pressed, and the next paint would wait for that; without the press
// it hydrates in slices. Links and what the browser opens by itself do not need it.
for (const type of ['pointerdown', 'mousedown', 'touchstart', 'pointerup', 'mouseup', 'touchend', 'click'])
  addEventListener(
    type,
    (event) => {
      if (!isPageHydrated()) event.stopPropagation()
    },
    { capture: true, passive: true },
  )

// A choice is seen at its click, before React hydrates because of it. A click that is replayed must not reach React
// before that, which may listen already: it would count twice.
addEventListener(
  'click',
  (event) => {
    const target = event.target as Element
    const node = target.closest?.<HTMLButtonElement | HTMLInputElement>('button,[type=radio],[type=checkbox]')
    if (!node || !isEarly(node) || node.popoverTargetElement) return
    if (node.type === 'submit' && node.form?.hasAttribute('action')) return
    if (node.tagName === 'INPUT') {
      const field = node as HTMLInputElement
      const { checked } = field
      return enterLater(field, () => {
        field.checked = !checked
        field.click()
      })
    }
    event.preventDefault()
    event.stopPropagation()
    replayLater({ node, replay: () => node.click() })
  },
  true,
)

addEventListener(
  'input',
  (event) => {
    const node = event.target as Field & Tracked
    if (/^(radio|checkbox|file)$/.test(node.type)) return
    const { value } = node
    enterLater(node, () => {
      if (node.value !== value) node.value = value
      // React ignores an event of a field whose value it has seen
      node[REACT_VALUE_TRACKER]?.setValue(value ? '' : ' ')
      node.dispatchEvent(new Event(node.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
    })
  },
  true,
)
