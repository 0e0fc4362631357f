import { type LucideIcon, ShoppingBag, Truck, UtensilsCrossed } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { Dotted } from '@/components/ui/content/dotted'
import { formatMoney } from '@/lib/domain/money/money'
import type { Store } from '@/lib/domain/stores/stores'

/** Delivery with its fee, minimum and area, pickup, and eating in. */
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
    <ul aria-label={t('services')} className="grid grid-cols-2 gap-2.5 sm:flex sm:flex-wrap">
      {services.delivery && <Service wide icon={Truck} name={t('delivery')} notes={delivery} />}
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
  /** spans the full width on a phone */
  wide?: boolean
}

function Service({ icon: Icon, name, notes, wide }: ServiceProps) {
  return (
    <li
      className={`flex items-center gap-2 rounded-card border border-line bg-surface px-3 py-2.5 sm:gap-3 sm:px-4 ${wide ? 'col-span-2' : ''}`}
    >
      <Icon aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <span>
        <b className="block font-semibold">{name}</b>
        {notes.length > 0 && (
          <Dotted facts={notes} className="block text-[0.8125rem] text-ink-soft tabular-nums sm:text-sm" />
        )}
      </span>
    </li>
  )
}
