import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { isRedirectMethod, PAYMENT_METHOD, type PaymentMethodName } from '@/lib/domain/codes/payment-method'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import { CardForm } from './card-form'
import { MethodPanels } from './method-panels'

interface PaymentDialogProps {
  methods: PaymentMethodName[]
  selected: PaymentMethodName | null
  card: CardFields | null
  isHosted: boolean
  /** with which wallets cannot be combined */
  hasGiftCard: boolean
  onAccept: (method: PaymentMethodName, card: CardFields | null) => void
  onClose: () => void
}

/** The checkout's payment methods; a card is accepted once it is valid. */
export function PaymentDialog({
  methods,
  selected,
  card,
  isHosted,
  hasGiftCard,
  onAccept,
  onClose,
}: PaymentDialogProps) {
  const [t, common] = [useTranslations('payment'), useTranslations('common')]
  const [open, setOpen] = useState<PaymentMethodName | null>(selected ?? methods[0] ?? null)
  return (
    <Dialog onClose={onClose} title={t('title')} width={520} closeLabel={common('close')}>
      {methods.length === 0 && <p>{t(hasGiftCard ? 'not_with_gift_card' : 'no_methods')}</p>}
      <MethodPanels methods={methods} open={open} onOpen={setOpen}>
        {(method) =>
          method === 'credit_card' && !isHosted ? (
            <CardForm card={card} onAccept={(fields) => onAccept(method, fields)} />
          ) : (
            <div className="grid gap-4">
              <p className="text-ink-soft">{t(noteOf(method))}</p>
              <Button block onClick={() => onAccept(method, null)}>
                {t('use_method')}
              </Button>
            </div>
          )
        }
      </MethodPanels>
    </Dialog>
  )
}

function noteOf(method: PaymentMethodName) {
  if (method === 'credit_card') return 'hosted_card_note'
  return isRedirectMethod(PAYMENT_METHOD[method]) ? 'redirect_note' : 'on_site_note'
}
