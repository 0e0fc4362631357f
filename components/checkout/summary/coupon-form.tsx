import { Check, CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type SubmitEvent, useRef } from 'react'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { type CouponRejection, MAX_COUPON } from '@/lib/domain/checkout/quote'
import { typedText } from '@/lib/domain/typed-text'

export interface CouponFormProps {
  id?: string
  applied: string
  typed: string
  onType: (code: string) => void
  /** minor units deducted; 0 means that the code does not apply */
  discount: number
  /** why the code does not apply, if known; `minimum` is formatted, `orderHref` the order that holds it */
  rejection: { reason: CouponRejection['reason']; minimum: string; orderHref: string | null } | null
  isPricing: boolean
  /** what is offered while none is applied; `saving` is formatted */
  offer: { code: string; name: string; saving: string } | null
  onApply: (code: string) => void
}

export function CouponForm({
  id,
  applied,
  typed,
  onType,
  discount,
  rejection,
  isPricing,
  offer,
  onApply,
}: CouponFormProps) {
  const t = useTranslations('checkout')
  const orderHref = discount === 0 ? (rejection?.orderHref ?? null) : null
  const field = useRef<HTMLInputElement>(null)
  const isTaken = useRef(false)
  const Icon = discount > 0 ? Check : CircleAlert
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    onApply(typedText(typed))
  }
  const take = () => {
    isTaken.current = offer !== null
    if (offer) onApply(offer.code)
  }
  /** The button that had the focus is gone. */
  const takeFocus = (button: HTMLButtonElement | null) => {
    if (button && isTaken.current) button.focus()
    isTaken.current = false
  }
  const remove = () => {
    onType('')
    field.current?.focus()
    onApply('')
  }
  return (
    <form onSubmit={apply} className="grid gap-1">
      <TextField
        label={t('coupon')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={MAX_COUPON}
        trailing={
          <Button
            type="submit"
            variant="ghost"
            size="small"
            className="min-h-11 disabled:bg-transparent! disabled:inset-ring-0!"
            disabled={typedText(typed) === ''}
          >
            {t('apply')}
          </Button>
        }
        ref={field}
        id={id}
        value={typed}
        onChange={(event) => onType(event.target.value)}
      />
      {offer && !applied && (
        <div className="mt-1 flex items-center justify-between gap-3 rounded-control bg-accent-soft p-2 ps-3">
          <p className="min-w-0 text-sm font-semibold">{offer.name}</p>
          <Button type="button" size="small" variant="secondary" className="shrink-0 whitespace-nowrap" onClick={take}>
            {t('save_by_coupon', { amount: offer.saving })}
          </Button>
        </div>
      )}
      {applied && (
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          {!isPricing && (
            <div
              role={discount > 0 ? 'status' : 'alert'}
              className={`flex min-w-0 flex-1 basis-48 items-start gap-1.5 py-2 text-sm font-medium ${discount > 0 ? 'text-success' : 'text-danger'}`}
            >
              <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
              <p className="min-w-0">
                <span>{t(discount > 0 ? 'coupon_applied' : 'coupon_invalid', { couponCode: applied })}</span>
                {discount === 0 && rejection && (
                  <span className="block">
                    {t(`coupon_reason.${rejection.reason}`, { minimum: rejection.minimum })}
                  </span>
                )}
                {orderHref && (
                  <a href={orderHref} className="underline">
                    {t('go_to_order')}
                  </a>
                )}
              </p>
            </div>
          )}
          <Button ref={takeFocus} type="button" size="small" variant="ghost" className="ms-auto -me-3" onClick={remove}>
            {t('remove_coupon')}
          </Button>
        </div>
      )}
    </form>
  )
}
