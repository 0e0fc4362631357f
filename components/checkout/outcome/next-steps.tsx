import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { AsapText, SlotTime } from '@/components/checkout/time/time-text'
import { StoreLine } from '@/components/payment-fields/store-line'
import { type FulfilmentKind, hasTime, isAtStore } from '@/lib/domain/checkout/fulfilment-kind'
import type { PostalAddress } from '@/lib/domain/places/addresses'
import { addressLine } from '@/lib/domain/stores/address-line'
import type { Estimate } from '@/lib/domain/stores/estimate'
import type { Store } from '@/lib/domain/stores/stores'
import type { ZonedTime } from '@/lib/domain/time/time'

export interface PlacedFacts {
  store: Pick<Store, 'gid' | 'name' | 'logo' | 'address'>
  fulfilmentKind: FulfilmentKind
  /** null where none is known */
  time: ZonedTime | 'asap' | null
  /** for `asap`, where the API tells it */
  estimate: Estimate | null
  /** any time by the store's clock; null where none is known */
  clock: ZonedTime | null
  /** only for a delivery */
  address: PostalAddress | null
  tableNumber: string
}

/** The store, the place, the time unless the headline has it, and what happens next by how an order is handed over. */
export function NextSteps({ facts, hasHeadline }: { facts: PlacedFacts; hasHeadline: boolean }) {
  const t = useTranslations('checkout')
  const { store, fulfilmentKind, time, estimate, address, tableNumber } = facts
  const place = address ? addressLine({ ...address, lat: null, lon: null }) : null
  return (
    <div className="grid gap-4 rounded-card bg-sunken p-4">
      <StoreLine
        logo={store.logo}
        name={store.name}
        detail={isAtStore(fulfilmentKind) ? addressLine(store.address) : ''}
      />
      <ul className="grid gap-3 border-t border-line pt-4">
        {time && hasTime(fulfilmentKind) && !hasHeadline && (
          <Fact icon="icon-clock">{time === 'asap' ? <AsapText estimate={estimate} /> : <SlotTime time={time} />}</Fact>
        )}
        {place && <Fact icon="icon-pin">{place}</Fact>}
        {fulfilmentKind === 'eatin' && tableNumber && (
          <Fact icon="icon-pin">{t('at_table', { number: tableNumber })}</Fact>
        )}
        <Fact icon="icon-orders">{t(`next.${fulfilmentKind}`)}</Fact>
      </ul>
    </div>
  )
}

function Fact({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span aria-hidden className={`${icon} mt-0.5 size-5 text-ink-soft`} />
      <span className="min-w-0 text-pretty wrap-anywhere">{children}</span>
    </li>
  )
}
