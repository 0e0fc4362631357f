import { Phone } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { StoreMap } from '@/components/maps/store-map'
import { Panel } from '@/components/ui/content/panel'
import type { Order } from '@/lib/domain/orders/orders'
import { storePhoneText } from '@/lib/domain/orders/store-phone'
import type { MapSource } from '@/lib/domain/places/map-source'

export function StoreBox({ order, source }: { order: Order; source: MapSource }) {
  const [t, common] = [useTranslations('orders'), useTranslations('common')]
  const { formatted, lat, lon } = order.storeAddress
  const phone = storePhoneText(order)
  const hasMap = lat !== null && lon !== null
  return (
    <Panel title={t('store')}>
      <div className="grid gap-3">
        <p className="font-semibold">{order.storeName}</p>
        <p className={hasMap ? 'hidden print:block' : 'text-ink-soft'}>{formatted}</p>
        {hasMap && (
          <StoreMap
            lat={lat}
            lon={lon}
            zoom={14}
            source={source}
            address={formatted}
            labels={{ map: order.storeName, open: common('open_in_maps'), schematic: common('schematic_map') }}
            className="aspect-4/3 rounded-control print:hidden"
          />
        )}
        {order.storePhoneHref && (
          <a
            href={order.storePhoneHref}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink hover:underline print:hidden"
          >
            <Phone aria-hidden className="size-4" />
            {t('call_store', { phone })}
          </a>
        )}
        <p className="hidden tabular-nums print:block">{phone}</p>
      </div>
    </Panel>
  )
}
