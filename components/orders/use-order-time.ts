import { useLocale, useTranslations } from 'next-intl'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { withNames } from '@/lib/domain/languages/joined-text'
import type { Order } from '@/lib/domain/orders/orders'

type Placed = Pick<Order, 'orderedAt' | 'storeCity'>

/** When an order was placed, on the store's clock, and whose clock that is for a reader with another one. */
export function useOrderTime() {
  const [t, language] = [useTranslations('orders'), useLocale()]
  const { clock, zoneOf } = usePlaceTime()
  const cityTime = (city: string) => withNames({ city }, language, (names) => t('city_time', names))
  /** null where the clocks agree; `Vancouver time`, or the offset without a city */
  const zone = ({ orderedAt, storeCity }: Placed) => {
    const offset = orderedAt && zoneOf(orderedAt)
    return offset && (storeCity ? cityTime(storeCity) : offset)
  }
  const text = (order: Placed): string => {
    if (!order.orderedAt) return ''
    const [time, named] = [clock(order.orderedAt), zone(order)]
    return named ? t('time_there', { time, zone: named }) : time
  }
  return { text, zone }
}
