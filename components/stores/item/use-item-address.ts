import { useEffect, useState } from 'react'

const ADDRESS = /^\/product\/(\d+)$/

function productIn(pathname: string): number | null {
  const match = ADDRESS.exec(pathname)
  return match ? Number(match[1]) : null
}

/** A click on a menu link pushes the item's URL, Back removes it. */
export function useItemAddress() {
  const [pid, setPid] = useState<number | null>(null)
  useEffect(() => {
    const follow = () => setPid(productIn(location.pathname))
    const open = (event: MouseEvent) => {
      const link = linkOf(event)
      if (!link) return
      event.preventDefault()
      history.pushState(null, '', link.href)
      follow()
    }
    document.addEventListener('click', open)
    addEventListener('popstate', follow)
    return () => {
      document.removeEventListener('click', open)
      removeEventListener('popstate', follow)
    }
  }, [])
  return { pid, close: () => history.back() }
}

/** null for modified clicks, which are left to the browser. */
function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const { target, defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-product]') : null
}
