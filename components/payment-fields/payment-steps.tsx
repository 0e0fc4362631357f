import { useTranslations } from 'next-intl'
import { Stepper } from '@/components/ui/navigation/stepper'

/** The three steps of an order that is paid after it was placed. */
export function PaymentSteps({ isPaid }: { isPaid: boolean }) {
  const t = useTranslations('paynow')
  return (
    <Stepper
      label={t('steps')}
      steps={[
        { label: t('step_order'), state: 'done' },
        { label: t('step_payment'), state: isPaid ? 'done' : 'current' },
        { label: t('step_done'), state: isPaid ? 'done' : 'waiting' },
      ]}
    />
  )
}
