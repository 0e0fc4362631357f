import { getLocale, getTranslations } from 'next-intl/server'
import { FulfilmentSwitch } from '@/components/stores/menu/fulfilment-switch'
import { MetaList } from '@/components/ui/content/meta-list'
import { FULFILMENT_METHOD, type MenuFulfilmentMethod, menuFulfilmentName } from '@/lib/domain/codes/fulfilment-method'
import { formatMoney } from '@/lib/domain/money/money'
import { fulfilmentMethodsOf } from '@/lib/domain/stores/menu'
import type { Store } from '@/lib/domain/stores/stores'

/** How to order: a switch where there is more than one way, with a fact about each; and what delivery asks for. */
export async function StoreServices({ store }: { store: Store }) {
  const [t, language] = await Promise.all([getTranslations('store'), getLocale()])
  const { services, currency, deliveryFee, minDeliveryAmount, maxDeliveryKm } = store
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const notes: Record<MenuFulfilmentMethod, string | false> = {
    [FULFILMENT_METHOD.delivery]: deliveryFee > 0 ? t('fee_from', { amount: money(deliveryFee) }) : t('fee_free'),
    [FULFILMENT_METHOD.pickup]: store.canPreOrder && t('preorder'),
    [FULFILMENT_METHOD.eatin]: store.waiterService && t('table_service'),
  }
  const options = fulfilmentMethodsOf(services).map((value) => ({
    value,
    content: <Way name={t(menuFulfilmentName(value, store))} note={notes[value] || null} />,
  }))
  const delivery = [
    minDeliveryAmount > 0 && t('minimum', { amount: money(minDeliveryAmount) }),
    maxDeliveryKm > 0 && t('area', { km: maxDeliveryKm }),
  ].filter((fact) => fact !== false)
  const [only] = options
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5">
      {options.length > 1 ? (
        <FulfilmentSwitch gid={store.gid} legend={t('services')} options={options} />
      ) : (
        only && <p className="flex items-baseline gap-1.5 text-sm font-semibold">{only.content}</p>
      )}
      {services.delivery && delivery.length > 0 && (
        <p className="text-sm text-ink-soft max-sm:sr-only">
          {t('delivery')}: <MetaList facts={delivery} className="tabular-nums" />
        </p>
      )}
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
