import { lazy, Suspense, useState } from 'react'
import { PaymentNotice } from '@/components/payment-fields/payment-notice'
import { openLogin } from '@/lib/browser/session/login-dialog'
import { useSession } from '@/lib/browser/session/session-store'
import { isSameId } from '@/lib/domain/codes/id'
import { tipAmount } from '@/lib/domain/money/tips'
import { canPayNow } from '@/lib/domain/orders/order-rules'
import { type PayNowStart, paymentDue, payNowStep, tipOf } from '@/lib/domain/payment/pay-now'
import { paymentNotice } from '@/lib/domain/payment/payment-notice'
import { ClosedOrder } from './closed-order'
import { type Chosen, initialChoice } from './pay-now-choice'
import { PayNowMethods } from './pay-now-methods'
import { PayNowResult } from './pay-now-result'
import { PayNowSummary } from './pay-now-summary'
import { paidOutcome, usePayNow } from './use-pay-now'

const CheckingDialog = lazy(async () => ({
  default: (await import('@/components/payment-fields/checking-dialog')).CheckingDialog,
}))
const AddressDialog = lazy(async () => ({
  default: (await import('@/components/addresses/address-dialog')).AddressDialog,
}))

interface PayNowFormProps {
  start: PayNowStart
  isBack: boolean
  reload: () => void
}

/** Payment methods on the left, the order and the button on the right; one column where nothing can be paid. */
export function PayNowForm({ start, isBack, reload }: PayNowFormProps) {
  const { order, isOwner, requireBillingAddress, takesTips, tipCutOff } = start
  const { status } = useSession()
  const [chosen, setChosen] = useState<Chosen>(() => initialChoice(start))
  const [isChoosingAddress, setChoosingAddress] = useState(false)
  const [isDismissed, setDismissed] = useState(false)
  const paying = usePayNow({ order, isOwner, onSettled: reload })
  const { choice, card, savedCard, enteredCard, billing } = chosen

  const isPaid = order.totalDue <= 0
  const isOpen = canPayNow(order)
  const notice = paymentNotice(order, isBack && isOpen)
  const base = order.orderTotal - order.tips
  const tip = chosen.tip ?? tipOf(order, tipCutOff)
  const tips = takesTips ? tipAmount(tip, base, order.currency) : order.tips
  const due = isOpen ? paymentDue(order, tips) : order.totalDue
  const step = payNowStep({
    choice,
    hasValidCard: start.isCardOnPayPage || savedCard !== null || enteredCard !== null || card !== null,
    requireBillingAddress,
    hasBillingAddress: billing !== null,
  })
  const chooseAddress = () => (status === 'customer' ? setChoosingAddress(true) : openLogin())
  const press = () => {
    if (step === 'please_input_billing_address') return chooseAddress()
    if (step !== 'pay_now') return focusMethods()
    const paysByCard = choice === 'credit_card'
    const entersCard = paysByCard && !savedCard
    const request = {
      orderId: order.id,
      gid: order.gid,
      choice,
      tips: takesTips ? tips : null,
      currency: order.currency,
      card: entersCard ? card : null,
      cardRef: paysByCard ? savedCard?.ref : undefined,
      savesCard: (entersCard && chosen.savesCard) || undefined,
      billingAddressId: paysByCard && requireBillingAddress ? (billing?.id ?? null) : null,
      isOwner,
      totalDue: due,
    }
    void paying.pay(request, entersCard ? enteredCard : null)
  }
  const outcome = paying.outcome ?? (isBack && isPaid && !isDismissed ? paidOutcome(isOwner) : null)
  return (
    <div
      className={`grid grid-cols-1 items-start gap-3 max-lg:tall:pb-20 ${isOpen ? 'lg:grid-cols-[1fr_26rem] lg:gap-8' : 'mx-auto w-full max-w-2xl'}`}
    >
      <div id="pay-methods" className="grid grid-cols-1 gap-3 lg:gap-5">
        {notice && <PaymentNotice kind={notice} />}
        {isOpen && (
          <PayNowMethods
            start={start}
            chosen={chosen}
            due={due}
            onChange={(changes) => setChosen((before) => ({ ...before, ...changes }))}
            onChooseAddress={chooseAddress}
          />
        )}
        {!isOpen && <ClosedOrder order={order} isOwner={isOwner} hasNotice={notice !== null} />}
      </div>
      <PayNowSummary
        order={order}
        tips={tips}
        due={due}
        tip={
          isOpen && takesTips
            ? { value: tip, base, cutOff: tipCutOff, onChange: (next) => setChosen({ ...chosen, tip: next }) }
            : null
        }
        // an order that cannot be paid offers no methods to ask for
        button={{ step: isOpen ? step : 'pay_now', busy: paying.isPaying, isOff: due <= 0 || !isOpen, onPress: press }}
      />
      {isChoosingAddress && (
        <Suspense>
          <AddressDialog
            selectedId={billing?.id ?? null}
            onSelect={(address) => {
              setChosen({ ...chosen, billing: address })
              setChoosingAddress(false)
            }}
            onDeleted={(id) => isSameId(billing?.id, id) && setChosen({ ...chosen, billing: null })}
            onClose={() => setChoosingAddress(false)}
          />
        </Suspense>
      )}
      {paying.isChecking && (
        <Suspense>
          <CheckingDialog sent="payment" />
        </Suspense>
      )}
      {outcome && !paying.isChecking && (
        <PayNowResult
          outcome={outcome}
          order={order}
          onClose={() => {
            setDismissed(true)
            paying.close()
          }}
        />
      )}
    </div>
  )
}

function focusMethods(): void {
  const methods = document.getElementById('pay-methods')
  const field = methods?.querySelector<HTMLElement>('[id^=panel-] :is(input, button)')
  const target = field ?? methods?.querySelector<HTMLElement>('button')
  target?.focus()
}
