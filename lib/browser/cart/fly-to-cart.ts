/** ms */
const DURATION = 450
/** px: of a picture that begins at the pressed control, and of any in the cart */
const [SMALL, LANDED] = [64, 24]
/** The first that is shown: the bar, the column beside the menu, the link in the header. */
const CARTS = ['#cart-bar svg', '#cart-title', '#header a[href$="/carts"] svg']
const STYLE = 'position:fixed;z-index:30;pointer-events:none;object-fit:cover;border-radius:var(--radius-card);'

/**
 * Moves a copy of an item's picture to the cart, once it is added. `control` was pressed for that, in the item's card,
 * page or dialog. Does nothing without a picture, or where motion is unwelcome.
 */
export function flyToCart(control: Element | null): void {
  const pictures = [...(control?.closest('article, dialog')?.querySelectorAll<HTMLImageElement>('.picture img') ?? [])]
  // a dialog begins with a small one, below the large one
  const picture = pictures.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).pop()
  if (!control || !picture || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const { x, y, width, height } = isOnScreen(picture) ? picture.getBoundingClientRect() : smallAt(control)
  const copy = Object.assign(new Image(), { src: picture.currentSrc, alt: '' })
  copy.style.cssText = `${STYLE}left:${x}px;top:${y}px;width:${width}px;height:${height}px`
  // the bar appears with the first item, and a dialog closes
  requestAnimationFrame(() => {
    const carts = CARTS.flatMap((selector) => [...document.querySelectorAll(selector)])
    const to = carts.find(isOnScreen)?.getBoundingClientRect()
    if (!to) return
    document.body.append(copy)
    const translate = `${to.x + to.width / 2 - x - width / 2}px ${to.y + to.height / 2 - y - height / 2}px`
    const motion = {
      translate: ['0 0', translate],
      scale: [1, LANDED / Math.max(width, height)],
      opacity: [1, 0.7],
    }
    copy.animate(motion, { duration: DURATION, easing: 'ease-in' }).onfinish = () => copy.remove()
  })
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return element.getClientRects().length > 0 && bottom > 0 && top < innerHeight
}

function smallAt(control: Element) {
  const { x, y, width, height } = control.getBoundingClientRect()
  return { x: x + (width - SMALL) / 2, y: y + (height - SMALL) / 2, width: SMALL, height: SMALL }
}
