import { getLocale, getTranslations } from 'next-intl/server'
import { FulfilmentSwitch } from '@/components/stores/menu/fulfilment-switch'
import { FULFILMENT_METHOD, type MenuFulfilmentMethod, menuFulfilmentName } from '@/lib/domain/codes/fulfilment-method'
import { STORE_TYPE } from '@/lib/domain/codes/store-type'
import { formatMoney } from '@/lib/domain/money/money'
import { fulfilmentMethodsOf } from '@/lib/domain/stores/menu'
import type { Store } from '@/lib/domain/stores/stores'
import { DeliveryFacts } from './delivery-facts'
import { VisitFacts } from './visit-facts'

/** How to order: a switch where there is more than one way, with a fact about each; and what delivery asks for. */
export async function StoreServices({ store }: { store: Store }) {
  const [t, language] = await Promise.all([getTranslations('store'), getLocale()])
  const { services, currency, deliveryFee } = store
  const servesFood = store.kind === STORE_TYPE.restaurant
  const fee = formatMoney({ amount: deliveryFee, currency }, language)
  const notes: Record<MenuFulfilmentMethod, string | false> = {
    [FULFILMENT_METHOD.delivery]: deliveryFee > 0 ? t('fee_from', { amount: fee }) : t('fee_free'),
    [FULFILMENT_METHOD.pickup]: servesFood && store.canPreOrder && t('preorder'),
    [FULFILMENT_METHOD.eatin]: store.waiterService && t('table_service'),
  }
  const options = fulfilmentMethodsOf(services).map((value) => ({
    value,
    content: <Way name={t(menuFulfilmentName(value, store))} note={notes[value] || null} />,
  }))
  const [only] = options
  if (!servesFood && options.length < 2) return <VisitFacts store={store} />
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      {options.length > 1 ? (
        <FulfilmentSwitch gid={store.gid} legend={t('services')} options={options} />
      ) : (
        only && <p className="flex items-baseline gap-1.5 text-sm font-semibold">{only.content}</p>
      )}
      <DeliveryFacts store={store} className="max-sm:hidden" />
    </div>
  )
}

function Way({ name, note }: { name: string; note: string | null }) {
  return (
    <>
      {name}
      {note && <span className="text-xs font-medium text-ink-faint tabular-nums">{note}</span>}
    </>
  )
}
