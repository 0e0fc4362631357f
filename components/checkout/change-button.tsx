import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/forms/button'

interface ChangeButtonProps {
  what: 'payment_method' | 'address' | 'billing_address' | 'shipping_option'
  variant?: 'ghost' | 'secondary'
  onPress: () => void
}

/** Looks like the others of the page, and is named by what it changes. */
export function ChangeButton({ what, variant = 'ghost', onPress }: ChangeButtonProps) {
  const t = useTranslations('checkout')
  return (
    <Button
      variant={variant}
      size="small"
      className={variant === 'ghost' ? 'min-h-11 underline underline-offset-4' : ''}
      aria-label={t(`change_${what}`)}
      onClick={onPress}
    >
      {t('change')}
    </Button>
  )
}
