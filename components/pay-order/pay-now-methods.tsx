import { useTranslations } from 'next-intl'
import { lazy, Suspense } from 'react'
import { AddressText } from '@/components/addresses/address-text'
import { HostedCardForm } from '@/components/payment-fields/hosted-card-form'
import { MethodPanels } from '@/components/payment-fields/method-panels'
import { SaveCardBox } from '@/components/payment-fields/save-card-box'
import { SavedCardChoices } from '@/components/payment-fields/saved-card-choices'
import { Panel } from '@/components/ui/content/panel'
import { Button } from '@/components/ui/forms/button'
import { useSession } from '@/lib/browser/session/session-store'
import type { CardFields } from '@/lib/domain/payment/card.schema'
import { CARD_TYPES, cardTypeOf, digitsOf } from '@/lib/domain/payment/cards'
import { methodsToPayNow, type PayNowStart } from '@/lib/domain/payment/pay-now'
import type { Address } from '@/lib/domain/places/addresses'
import type { Chosen } from './pay-now-choice'

const CardForm = lazy(async () => ({ default: (await import('@/components/payment-fields/card-form')).CardForm }))

interface PayNowMethodsProps {
  start: PayNowStart
  chosen: Chosen
  /** minor units, tips included */
  due: number
  onChange: (changes: Partial<Chosen>) => void
  onChooseAddress: () => void
}

/** Opening another panel clears the card. */
export function PayNowMethods({ start, chosen, due, onChange, onChooseAddress }: PayNowMethodsProps) {
  const [t, payment] = [useTranslations('paynow'), useTranslations('payment')]
  const { choice, card, savedCard, savesCard, billing } = chosen
  const savedCards = start.savedCards ?? []
  const methods = methodsToPayNow(start.payments, {
    paidByGiftCard: start.order.giftCardPayment > 0,
    isOwner: start.isOwner,
  })
  return (
    <Panel title={payment('title')}>
      {methods.length === 0 && <p className="text-ink-soft">{payment('no_methods')}</p>}
      <MethodPanels
        methods={methods}
        open={choice === 'none' ? null : choice}
        onOpen={(method) => onChange({ choice: method ?? 'none', card: null })}
      >
        {(method) =>
          method === 'credit_card' ? (
            <div className="grid gap-4">
              {savedCards.length > 0 && (
                <SavedCardChoices
                  cards={savedCards}
                  chosen={savedCard}
                  onChoose={(next) => onChange({ savedCard: next, card: null })}
                />
              )}
              {savedCard ? null : start.hostedCard ? (
                <HostedCardForm
                  config={start.hostedCard}
                  money={{ amount: due, currency: start.order.currency }}
                  isSaved={savesCard}
                  onChange={(enteredCard) => onChange({ enteredCard })}
                />
              ) : start.isCardOnPayPage ? (
                <p className="text-ink-soft">{t('redirect_note')}</p>
              ) : card ? (
                <ReadyCard card={card} onOther={() => onChange({ card: null })} />
              ) : (
                <Suspense>
                  <CardForm card={null} onAccept={(accepted) => onChange({ card: accepted })} />
                </Suspense>
              )}
              {start.savedCards && !savedCard && !card && !start.isCardOnPayPage && (
                <SaveCardBox isOn={savesCard} onChange={(isOn) => onChange({ savesCard: isOn })} />
              )}
              {start.requireBillingAddress && <Billing address={billing} onChoose={onChooseAddress} />}
            </div>
          ) : (
            <p className="text-ink-soft">{t('redirect_note')}</p>
          )
        }
      </MethodPanels>
    </Panel>
  )
}

function ReadyCard({ card, onOther }: { card: CardFields; onOther: () => void }) {
  const [t, payment] = [useTranslations('paynow'), useTranslations('payment')]
  const type = cardTypeOf(card.number)
  return (
    <div role="status" className="flex flex-wrap items-center justify-between gap-3">
      <div>
        <p className="font-semibold">
          {payment('ends_in', { type: type ? CARD_TYPES[type] : '', last: digitsOf(card.number).slice(-4) })}
        </p>
        <p className="text-sm text-ink-soft">{t('card_ready')}</p>
      </div>
      <Button variant="secondary" onClick={onOther}>
        {payment('other_card')}
      </Button>
    </div>
  )
}

/** Saved addresses only, since the request refers to one by its id. */
function Billing({ address, onChoose }: { address: Address | null; onChoose: () => void }) {
  const [t, checkout] = [useTranslations('paynow'), useTranslations('checkout')]
  const isCustomer = useSession().status === 'customer'
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{checkout('billing_address')}</h3>
      {address && <AddressText address={address} />}
      {!isCustomer && <p className="text-sm text-ink-soft">{t('sign_in_for_address')}</p>}
      <Button variant="secondary" onClick={onChoose}>
        {checkout(address ? 'change' : 'choose_address')}
      </Button>
    </div>
  )
}
