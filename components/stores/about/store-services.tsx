import { getLocale, getTranslations } from 'next-intl/server'
import { STORE_TYPE } from '@/lib/domain/codes/catalogue-codes'
import { FULFILMENT_METHOD, type MenuFulfilmentMethod, menuFulfilmentName } from '@/lib/domain/codes/fulfilment-method'
import { formatMoney } from '@/lib/domain/money/money'
import type { Estimate } from '@/lib/domain/stores/estimate'
import { fulfilmentMethodsOf } from '@/lib/domain/stores/menu'
import { orderingStore } from '@/lib/domain/stores/ordering-store'
import { ordering } from '@/lib/domain/stores/store-status'
import type { Store } from '@/lib/domain/stores/stores'
import { DeliveryFacts } from './delivery-facts'
import { StoreFulfilmentSwitch } from './store-fulfilment-switch'
import { VisitFacts } from './visit-facts'

/** How to order: a switch where there is more than one way, with its time or a fact; and what delivery asks for. */
export async function StoreServices({ store, now }: { store: Store; now: Date }) {
  const [t, common, language] = await Promise.all([getTranslations('store'), getTranslations('common'), getLocale()])
  const { services, currency, deliveryFee, estimates } = store
  const servesFood = store.kind === STORE_TYPE.restaurant
  const fee = formatMoney({ amount: deliveryFee, currency }, language)
  const preorders = servesFood && store.canPreOrder && ordering(orderingStore(store, now), now) !== 'no'
  const ways: Record<MenuFulfilmentMethod, { estimate: Estimate | undefined; fact: string | false }> = {
    [FULFILMENT_METHOD.delivery]: {
      estimate: estimates.delivery,
      fact: deliveryFee > 0 ? t('fee_from', { amount: fee }) : t('fee_free'),
    },
    [FULFILMENT_METHOD.pickup]: { estimate: estimates.pickup, fact: preorders && t('preorder') },
    [FULFILMENT_METHOD.eatin]: { estimate: estimates.eatin, fact: store.waiterService && t('table_service') },
  }
  const options = fulfilmentMethodsOf(services).map((value) => {
    const { estimate, fact } = ways[value]
    const time = estimate && common('estimate', { ...estimate })
    return { value, content: <Way name={t(menuFulfilmentName(value, store))} time={time} fact={fact} /> }
  })
  const [only] = options
  if (!servesFood && options.length < 2) return <VisitFacts store={store} />
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {options.length > 1 ? (
        <StoreFulfilmentSwitch gid={store.gid} legend={t('services')} options={options} />
      ) : (
        only && <p className="flex items-baseline gap-1.5 text-sm font-semibold">{only.content}</p>
      )}
      <DeliveryFacts store={store} />
    </div>
  )
}

interface WayProps {
  name: string
  /** hidden once the store has closed; its line stays, so that nothing below it moves */
  time: string | undefined
  /** in place of a time */
  fact: string | false
}

function Way({ name, time, fact }: WayProps) {
  const note = time ?? fact
  return (
    <>
      <span>{name}</span>
      {note && (
        <span
          className={`text-xs font-medium text-ink-faint tabular-nums ${time ? 'group-has-[[data-open=false]]/head:invisible' : ''}`}
        >
          {note}
        </span>
      )}
    </>
  )
}
