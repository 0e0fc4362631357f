'use client'

import { useTranslations } from 'next-intl'
import { type SubmitEvent, useRef, useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { type CouponRefusal, MAX_COUPON } from '@/lib/domain/checkout/quote'

export interface CouponFormProps {
  /** the code used for the quote */
  applied: string
  /** minor units deducted; 0 means that the code does not apply */
  discount: number
  /** why the code does not apply, if known; `minimum` is formatted */
  refusal: { reason: CouponRefusal['reason']; minimum: string } | null
  isPricing: boolean
  onApply: (code: string) => void
}

/** A coupon code and its result. */
export function CouponForm({ applied, discount, refusal, isPricing, onApply }: CouponFormProps) {
  const t = useTranslations('checkout')
  const [coupon, setCoupon] = useState(applied)
  const field = useRef<HTMLInputElement>(null)
  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    onApply(coupon.trim())
  }
  const remove = () => {
    setCoupon('')
    field.current?.focus()
    onApply('')
  }
  return (
    <form onSubmit={apply} className="grid gap-3">
      <TextField
        label={t('coupon')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={MAX_COUPON}
        trailing={
          <Button type="submit" variant="ghost" size="small" className="min-h-11" disabled={coupon.trim() === ''}>
            {t('apply')}
          </Button>
        }
        ref={field}
        value={coupon}
        onChange={(event) => setCoupon(event.target.value)}
      />
      {applied && !isPricing && (
        <Alert tone={discount > 0 ? 'success' : 'warning'}>
          {t(discount > 0 ? 'coupon_applied' : 'coupon_invalid', { couponCode: applied })}
          {discount === 0 && refusal && (
            <span className="block">{t(`coupon_reason.${refusal.reason}`, { minimum: refusal.minimum })}</span>
          )}
        </Alert>
      )}
      {applied && (
        <Button type="button" size="small" variant="ghost" className="justify-self-start" onClick={remove}>
          {t('remove_coupon')}
        </Button>
      )}
    </form>
  )
}
