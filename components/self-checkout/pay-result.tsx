'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { type PayResultContent, payResultTone } from '@/lib/domain/self-checkout/pay-result'

interface PayResultProps {
  content: PayResultContent
  orderId?: string
  /** link to the order, or to the home page */
  href: string
  /** returns to the keypad; undefined without a store */
  onClose?: () => void
}

/** The result of a payment, or that a code matches no store; loaded on first use. */
export function PayResult(props: PayResultProps) {
  return (
    <LazyMessages namespaces={['pay', 'common']}>
      <ResultDialog {...props} />
    </LazyMessages>
  )
}

function ResultDialog({ content, orderId = '', href, onClose }: PayResultProps) {
  const [t, common] = [useTranslations('pay'), useTranslations('common')]
  const tone = payResultTone(content)
  const Icon = tone === 'success' ? CircleCheck : CircleAlert
  return (
    <ConfirmDialog
      open
      title={t(`${content}_title`)}
      confirmLabel={orderId ? t('go_to_order') : common('back_to_home')}
      cancelLabel={onClose && t('another_amount')}
      onConfirm={() => location.assign(href)}
      onCancel={onClose}
    >
      <span className="grid justify-items-center gap-3 text-center" data-tone={tone}>
        <Icon aria-hidden className={`size-12 ${tone === 'success' ? 'text-success' : 'text-danger'}`} />
        {t(content, { order_id: orderId })}
      </span>
    </ConfirmDialog>
  )
}
