import { useTranslations } from 'next-intl'
import { Section } from '@/components/checkout/section'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { OrderFieldControls } from './order-field-controls'

/** What the store asks of an order that is eaten in. */
export function TableInfo({ checkout }: { checkout: Checkout }) {
  const t = useTranslations('checkout')
  return (
    <Section title={t('table_info')} isDone={checkout.isDone('table')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <OrderFieldControls checkout={checkout} section="table" />
      </div>
    </Section>
  )
}
