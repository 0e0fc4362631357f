import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import type { KnownCardFields } from '@/lib/domain/account/known-card'
import { isRedirectMethod, PAYMENT_METHOD, type PaymentMethodName } from '@/lib/domain/codes/payment-method'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import type { SavedCard } from '@/lib/domain/payment/saved-cards'
import { CardForm } from './card-form'
import { MethodPanels } from './method-panels'
import { SaveCardBox } from './save-card-box'
import { SavedCardChoices } from './saved-card-choices'

export interface PaymentChoice {
  paymentMethod: PaymentMethodName
  card: CardFields | null
  savedCard: SavedCard | null
  savesCard: boolean
}

interface PaymentDialogProps {
  methods: PaymentMethodName[]
  selected: PaymentMethodName | null
  card: CardFields | null
  knownCard: KnownCardFields
  /** undefined: cards cannot be saved */
  savedCards: readonly SavedCard[] | undefined
  savedCard: SavedCard | null
  /** in our form, in that of a provider, or on the page that the order leads to */
  cardEntry: 'form' | 'provider' | 'page'
  /** with which wallets cannot be combined */
  hasGiftCard: boolean
  onAccept: (choice: PaymentChoice) => void
  onClose: () => void
}

/** The checkout's payment methods; saved cards come first, and an entered one is accepted once it is valid. */
export function PaymentDialog({
  methods,
  selected,
  card,
  knownCard,
  savedCards,
  savedCard,
  cardEntry,
  hasGiftCard,
  onAccept,
  onClose,
}: PaymentDialogProps) {
  const [t, common] = [useTranslations('payment'), useTranslations('common')]
  const [open, setOpen] = useState<PaymentMethodName | null>(selected ?? methods[0] ?? null)
  const [isOther, setOther] = useState(card !== null || !savedCards?.length)
  const [savesCard, setSavesCard] = useState(false)
  const accept = (paymentMethod: PaymentMethodName, choice: Partial<PaymentChoice> = {}) =>
    onAccept({ card: null, savedCard: null, savesCard: false, ...choice, paymentMethod })
  const chooseSaved = (chosen: SavedCard | null) => {
    if (chosen || cardEntry !== 'form') accept('credit_card', { savedCard: chosen })
    else setOther(true)
  }
  return (
    <Dialog onClose={onClose} title={t('title')} width={520} closeLabel={common('close')}>
      {methods.length === 0 && <p>{t(hasGiftCard ? 'not_with_gift_card' : 'no_methods')}</p>}
      <MethodPanels methods={methods} open={open} onOpen={setOpen}>
        {(method) =>
          method === 'credit_card' && savedCards && !isOther ? (
            <SavedCardChoices cards={savedCards} chosen={savedCard} onChoose={chooseSaved} />
          ) : method === 'credit_card' && cardEntry === 'form' ? (
            <CardForm card={card} known={knownCard} onAccept={(fields) => accept(method, { card: fields, savesCard })}>
              {savedCards && <SaveCardBox isOn={savesCard} onChange={setSavesCard} />}
            </CardForm>
          ) : (
            <div className="grid gap-4">
              <p className="text-ink-soft">{t(noteOf(method, cardEntry))}</p>
              <Button block onClick={() => accept(method)}>
                {t('use_method')}
              </Button>
            </div>
          )
        }
      </MethodPanels>
    </Dialog>
  )
}

function noteOf(method: PaymentMethodName, cardEntry: PaymentDialogProps['cardEntry']) {
  if (method === 'credit_card') return cardEntry === 'page' ? 'redirect_note' : 'hosted_card_note'
  return isRedirectMethod(PAYMENT_METHOD[method]) ? 'redirect_note' : 'on_site_note'
}
