import { type LucideIcon, ShoppingBag, Truck, UtensilsCrossed } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { Dotted } from '@/components/ui/content/dotted'
import { formatMoney } from '@/lib/domain/money/money'
import type { Store } from '@/lib/domain/stores/stores'

/** Delivery with its fee, minimum and area, pickup, and eating in: facts, which do not look like buttons. */
export async function StoreServices({ store }: { store: Store }) {
  const [t, language] = await Promise.all([getTranslations('store'), getLocale()])
  const { services, currency, deliveryFee, minDeliveryAmount, maxDeliveryKm } = store
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const delivery = [
    deliveryFee > 0 ? t('fee_from', { amount: money(deliveryFee) }) : t('fee_free'),
    minDeliveryAmount > 0 && t('minimum', { amount: money(minDeliveryAmount) }),
    maxDeliveryKm > 0 && t('area', { km: maxDeliveryKm }),
  ].filter((fact) => fact !== false)
  const eatin = store.waiterService ? t('eatin') : t('instore')
  return (
    <ul aria-label={t('services')} className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {services.delivery && <Service icon={Truck} name={t('delivery')} notes={delivery} />}
      {services.pickup && (
        <Service icon={ShoppingBag} name={t('pickup')} notes={store.canPreOrder ? [t('preorder')] : []} />
      )}
      {services.eatin && (
        <Service icon={UtensilsCrossed} name={eatin} notes={store.waiterService ? [t('table_service')] : []} />
      )}
    </ul>
  )
}

interface ServiceProps {
  icon: LucideIcon
  name: string
  notes: string[]
}

function Service({ icon: Icon, name, notes }: ServiceProps) {
  return (
    <li className="flex gap-1.5">
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <span>
        <b className="font-semibold">{name}</b>
        {notes.length > 0 && ' '}
        <Dotted facts={notes} className="text-ink-soft tabular-nums" />
      </span>
    </li>
  )
}
