import { useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/content/panel'
import { addressLine } from '@/lib/domain/stores/address-line'
import type { Store } from '@/lib/domain/stores/stores'

/** How a voucher is used, since nothing is handed over. */
export function VoucherInfo({ store }: { store: Pick<Store, 'name' | 'address'> }) {
  const t = useTranslations('checkout')
  const steps = [t('voucher.find'), t('voucher.show', { store: store.name, address: addressLine(store.address) })]
  return (
    <Panel title={t('voucher.title')}>
      <ol className="grid gap-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden
              className="grid size-6 shrink-0 place-items-center rounded-full bg-sunken text-sm font-bold text-ink-soft"
            >
              {index + 1}
            </span>
            <span className="min-w-0 text-pretty wrap-anywhere">{step}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
