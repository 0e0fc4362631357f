import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OrderFieldControls } from '@/components/checkout/fulfilment/order-field-controls'
import type { CheckoutState } from '@/components/checkout/state/checkout-state'
import { COUPON_ID } from '@/components/checkout/state/typed-coupon'
import type { Checkout } from '@/components/checkout/state/use-checkout'
import { Bill } from '@/components/payment-fields/bill'
import { OrderedItems } from '@/components/payment-fields/ordered-items'
import { PayBar } from '@/components/payment-fields/pay-bar'
import { SummaryPanel } from '@/components/payment-fields/summary-panel'
import { TabCartNotice } from '@/components/payment-fields/tab-cart-notice'
import { TipPicker } from '@/components/payment-fields/tip-picker'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { TextareaField } from '@/components/ui/forms/textarea-field'
import { Spinner } from '@/components/ui/loading/spinner'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { FULFILMENT_METHOD, NO_FULFILMENT_METHOD } from '@/lib/domain/codes/fulfilment-method'
import { formatMoney } from '@/lib/domain/money/money'
import type { Terms } from '@/lib/domain/site/site'
import { CouponForm } from './coupon-form'
import { QuoteProblem } from './quote-problem'
import { Totals } from './totals'

interface SummaryProps {
  checkout: Checkout
  isChangedElsewhere: boolean
  onChange: (changes: Partial<CheckoutState>) => void
  button: { label: string; busy: boolean; isPlacing: boolean; onPress: () => void }
  terms: Terms
}

/** The right column: items, coupon, totals, comment, terms and the main button. */
export function Summary({ checkout, isChangedElsewhere, onChange, button, terms }: SummaryProps) {
  const language = useLocale()
  const [t, bills] = [useTranslations('checkout'), useTranslations('bill')]
  const { state, pricing, quote, tip, tips, split, failure, cart, lines, subtotal } = checkout
  const paths = usePaths()
  const { relatedOrderId } = cart
  const rejection = pricing.quote?.couponRejection ?? null
  const best = pricing.quote?.bestCoupon ?? null
  const money = (amount: number) => formatMoney({ amount, currency: checkout.store.currency }, language)
  const backHref = relatedOrderId ? paths.order(relatedOrderId) : paths.store(cart.gid)
  return (
    <SummaryPanel title={t('summary')}>
      {isChangedElsewhere && <Alert>{t('changed_elsewhere')}</Alert>}
      {failure && (
        <QuoteProblem
          failure={failure}
          onRetry={pricing.retry}
          backLabel={t(relatedOrderId ? 'go_to_paid_order' : 'back_to_store')}
          onBack={() => location.assign(backHref)}
        />
      )}
      {lines.length > 0 && (
        <OrderedItems items={lines} currency={pricing.quote?.currency ?? checkout.store.currency} label={t('items')} />
      )}
      {cart.kind !== 'pay' && (
        <CouponForm
          id={COUPON_ID}
          applied={state.coupon}
          typed={state.typedCoupon ?? state.coupon}
          onType={(typedCoupon) => checkout.change({ typedCoupon })}
          discount={pricing.quote?.couponDiscount ?? 0}
          rejection={
            rejection && {
              reason: rejection.reason,
              minimum: money(rejection.minimum),
              orderHref: rejection.heldBy && paths.order(rejection.heldBy),
            }
          }
          isPricing={pricing.isPricing}
          offer={best && { ...best, saving: money(best.discount) }}
          onApply={(coupon) => onChange({ coupon, typedCoupon: null })}
        />
      )}
      {quote && tips !== null && (
        <TipPicker
          tip={tip}
          grandTotal={quote.grandTotal}
          cutOff={checkout.store.tipCutOff}
          currency={quote.currency}
          onChange={(next) => onChange({ tip: next })}
        />
      )}
      <TextareaField
        label={t('comment')}
        rows={2}
        maxLength={1000}
        className="[&_textarea]:max-h-[calc(6lh+1.25rem+2px)]"
        value={state.comment}
        onChange={(event) => onChange({ comment: event.target.value })}
      />
      <OrderFieldControls checkout={checkout} section="comment" />
      {quote && (
        <Totals
          quote={quote}
          isMealDelivery={cart.kind === 'menu' && quote.fulfilmentMethod === FULFILMENT_METHOD.delivery}
          tips={tips}
          split={split}
          change={pricing.change}
          place={checkout.state.shippingAddress ?? checkout.store.address}
        />
      )}
      {!quote && (
        <div className="grid gap-2">
          <Bill lines={[{ key: 'subtotal', amount: subtotal }]} currency={checkout.store.currency} main="subtotal" />
          {pricing.isPricing ? (
            <Spinner label={t('pricing')} />
          ) : (
            !failure && (
              <p className="text-sm text-ink-soft">
                {t(state.fulfilmentMethod === NO_FULFILMENT_METHOD ? 'total_after_type' : 'total_later')}
              </p>
            )
          )}
        </div>
      )}
      <TabCartNotice cart={cart} />
      <TermsNotice {...terms} />
      <PayBar
        label={bills(quote ? 'total' : 'subtotal')}
        amount={money(quote ? split.totalDue : subtotal)}
        isPaying={button.isPlacing}
      >
        <Button block size="large" className="text-balance" loading={button.busy} onClick={button.onPress}>
          {button.label}
        </Button>
      </PayBar>
    </SummaryPanel>
  )
}

function TermsNotice({ terms, privacy }: Terms) {
  const t = useTranslations('checkout')
  const linkTo = (href: string | undefined) => (words: ReactNode) =>
    href ? (
      <a href={href} className="font-semibold text-accent-ink underline">
        {words}
      </a>
    ) : (
      words
    )
  return (
    <p className="text-sm text-ink-soft">
      {t.rich('terms_notice', { terms: linkTo(terms), privacy: linkTo(privacy) })}
    </p>
  )
}
