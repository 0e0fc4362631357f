const FLYING = 'pointer-events-none fixed z-30 rounded-card object-cover'
const DURATION_MS = 450
/** The first that is shown: the bar, the column beside the menu, the link in the header. */
const CARTS = ['#cart-bar svg', '#cart-title', '#header a[href$="/carts"] svg']

/**
 * Moves a copy of an item's picture to the cart, once it is added. `control` stands in the item's card, page or dialog.
 * Does nothing without a picture on the screen, or where motion is unwelcome.
 */
export function flyToCart(control: Element | null): void {
  const pictures = [...(control?.closest('article, dialog')?.querySelectorAll<HTMLImageElement>('.picture img') ?? [])]
  // a dialog begins with a small one, below the large one
  const picture = pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).pop()
  if (!picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const from = picture.getBoundingClientRect()
  if (from.bottom < 0 || from.top > innerHeight) return
  const copy = Object.assign(new Image(), { src: picture.currentSrc, alt: '', className: FLYING })
  const { x, y, width, height } = from
  Object.assign(copy.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` })
  // the bar appears with the first item, and a dialog closes
  requestAnimationFrame(() => {
    const to = cartOnScreen()?.getBoundingClientRect()
    if (!to) return
    document.body.append(copy)
    const translate = `${to.x + to.width / 2 - x - width / 2}px ${to.y + to.height / 2 - y - height / 2}px`
    const scale = 24 / Math.max(width, height)
    const motion = { translate: ['0 0', translate], scale: [1, scale], opacity: [1, 0.7] }
    copy.animate(motion, { duration: DURATION_MS, easing: 'ease-in' }).onfinish = () => copy.remove()
  })
}

function cartOnScreen(): Element | undefined {
  const carts = CARTS.flatMap((selector) => [...document.querySelectorAll(selector)])
  return carts.find((cart) => {
    const { top, bottom } = cart.getBoundingClientRect()
    return cart.getClientRects().length > 0 && bottom > 0 && top < innerHeight
  })
}
