import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { changeCart } from '@/lib/browser/cart/menu-cart'
import { withoutLines } from '@/lib/domain/cart/availability'
import type { CheckedLine } from '@/lib/domain/cart/cart-changes'
import type { Id } from '@/lib/domain/codes/id'

/** Returns the names of the items; calls `onCleared` when nothing is left. */
export function useRemoveUnavailable(gid: Id, lines: CheckedLine[] | null, onCleared?: () => void): string[] {
  const t = useTranslations('cart')
  const [dropped, setDropped] = useState<string[]>([])
  useEffect(() => {
    const unavailable = lines?.filter(({ state }) => state === 'gone') ?? []
    if (unavailable.length === 0) return
    const names = unavailable.map(({ product }) => product?.name ?? t('unknown'))
    setDropped((before) => [...new Set([...before, ...names])])
    if (unavailable.length === lines?.length) onCleared?.()
    changeCart(gid, (cart) =>
      withoutLines(
        cart,
        unavailable.map(({ line }) => line),
      ),
    )
  }, [gid, lines, t, onCleared])
  return dropped
}
