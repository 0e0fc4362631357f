import { Package, ShoppingBag, Truck, Utensils } from 'lucide-react'
import { SHIPPING_METHOD } from '@/lib/domain/codes/shipping-method'

const ICONS: Record<number, typeof Truck> = {
  [SHIPPING_METHOD.delivery]: Truck,
  [SHIPPING_METHOD.pickup]: ShoppingBag,
  [SHIPPING_METHOD.eatin]: Utensils,
}

/** What an order type looks like, by its code. */
export function OrderTypeIcon({ code }: { code: number }) {
  const Icon = ICONS[code] ?? Package
  return <Icon aria-hidden className="size-5 shrink-0" />
}
