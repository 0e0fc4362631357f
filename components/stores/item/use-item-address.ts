import { useEffect, useState } from 'react'
import { type Id, parseId } from '@/lib/domain/codes/id'

const ADDRESS = /^\/product\/([^/]+)$/

function productIn(pathname: string): Id | null {
  return parseId(ADDRESS.exec(pathname)?.[1] ?? '')
}

/** A click on a menu link pushes the item's URL, Back removes it. */
export function useItemAddress() {
  const [pid, setPid] = useState<Id | null>(null)
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
