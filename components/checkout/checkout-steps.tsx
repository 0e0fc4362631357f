import { useTranslations } from 'next-intl'
import { Stepper } from '@/components/ui/navigation/stepper'

interface CheckoutStepsProps {
  /** something is shipped or handed over */
  isShipped: boolean
  /** the order exists */
  isPlaced: boolean
}

/** The three steps from the cart to the order. */
export function CheckoutSteps({ isShipped, isPlaced }: CheckoutStepsProps) {
  const t = useTranslations('checkout')
  return (
    <Stepper
      label={t('steps')}
      steps={[
        { label: t('shopping'), state: 'done' },
        { label: t(isShipped ? 'billing_shipping' : 'billing'), state: isPlaced ? 'done' : 'current' },
        { label: t('done'), state: isPlaced ? 'done' : 'waiting' },
      ]}
    />
  )
}
