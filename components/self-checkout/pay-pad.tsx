'use client'

import { MessageSquarePlus, Phone } from 'lucide-react'
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react'
import { Button, buttonClass } from '@/components/ui/forms/button'
import { interpolate } from '@/components/ui/loading/interpolate'
import { usePageLanguage } from '@/lib/browser/fetcher/page-language'
import { useSession } from '@/lib/browser/session/session-store'
import type { Id } from '@/lib/domain/codes/id'
import { toMinor } from '@/lib/domain/money/decimals'
import { formatMoney } from '@/lib/domain/money/money'
import { formatTyped } from '@/lib/domain/money/typed-money'
import {
  givenAmount,
  isTooMuch,
  MAX_AMOUNT,
  type PadKey,
  padKeys,
  press,
  typedAmount,
} from '@/lib/domain/self-checkout/keypad'
import { readPayLink } from '@/lib/domain/self-checkout/pay-link'
import { NumberPad, type PadLabels } from './number-pad'
import { PayComment } from './pay-comment'
import { useTypedKeys } from './use-typed-keys'

interface PayPadProps {
  gid: Id
  /** nothing to type into is shown before the browser has read the URL's parameters */
  isLinked: boolean
  currency: string
  /** a surcharge is always accepted */
  takesAmounts: boolean
  /** empty for none */
  phoneHref: string
  checkoutHref: string
  unavailable: ReactNode
  labels: PadLabels & {
    amount: string
    needsLogin: string
    /** with `{max}` */
    most: string
    surcharge: string
    beforeTax: string
    addComment: string
    comment: string
    contact: string
  }
}

/** Reserves the height of what is loaded, so that a page that is painted before its end has come does not move. */
const ROOM = 'not-has-[[aria-expanded=false]]:min-h-112'

/** Amount, comment, contact, and the number pad; the URL can preset and fix the amount. */
export function PayPad(props: PayPadProps) {
  const { gid, currency, phoneHref, checkoutHref, labels } = props
  const language = usePageLanguage()
  const { link, text, type: typeKey, amount } = usePayLink(currency, props.isLinked)
  const [comment, setComment] = useState<string | null>(null)
  const taken = props.takesAmounts || Boolean(link?.orderId)
  const isFixed = link?.isFixed ?? true
  const { status } = useSession()
  const [isRefused, setRefused] = useState(false)
  const money = (minor: number) => formatMoney({ amount: minor, currency }, language)
  const type = (key: PadKey) => {
    if (isFixed) return
    setRefused(isTooMuch(text, key, currency))
    typeKey(key)
  }
  const pay = async () => {
    if (amount <= 0 || !taken) return
    const [taxClass, relatedOrderId] = [link?.taxClass ?? '', link?.orderId ?? '']
    const { startPayCheckout } = await import('@/lib/browser/cart/start-pay-checkout')
    const query = new URLSearchParams(Object.entries({ relatedOid: relatedOrderId, taxClass }).filter(([, one]) => one))
    await startPayCheckout(
      { gid, amount, taxClass, relatedOrderId, comment: comment?.trim() ?? '' },
      query.size > 0 ? `${checkoutHref}&${query}` : checkoutHref,
    )
  }
  useTypedKeys(type, () => void pay())
  return (
    <>
      <div className="flex flex-1 flex-col items-center gap-1 pt-[6dvh] pb-6 text-center [&>[role=alert]]:text-start">
        {link?.orderId && <p className="text-ink-soft">{interpolate(labels.surcharge, { id: link.orderId })}</p>}
        {link && !taken ? (
          props.unavailable
        ) : (
          <output
            aria-label={labels.amount}
            className={`text-5xl font-extrabold tracking-tight tabular-nums sm:text-6xl ${link ? '' : 'invisible'} ${text === '' ? 'text-ink-faint' : ''}`}
          >
            {text === '' ? money(0) : formatTyped(text, currency, language)}
          </output>
        )}
        {link && taken && (
          <div className="min-h-[1lh] text-sm">
            <p role="status" className="font-semibold text-danger">
              {isRefused && interpolate(labels.most, { max: money(toMinor(MAX_AMOUNT, currency)) })}
            </p>
            {status === 'visitor' && !isRefused && <p className="text-ink-soft">{labels.needsLogin}</p>}
          </div>
        )}
        {link?.orderId && link.taxClass && <p className="text-sm text-ink-faint">{labels.beforeTax}</p>}
      </div>
      <div className={props.isLinked ? '' : ROOM}>
        <div className="flex flex-wrap justify-center gap-2 pb-5">
          {taken && comment === null && (
            <Button variant="ghost" size="small" className="min-h-11" onClick={() => setComment('')}>
              <MessageSquarePlus aria-hidden className="size-5" />
              {labels.addComment}
            </Button>
          )}
          {phoneHref && (
            <a href={phoneHref} className={`${buttonClass({ variant: 'ghost', size: 'small' })} min-h-11`}>
              <Phone aria-hidden className="size-5" />
              {labels.contact}
            </a>
          )}
        </div>
        {comment !== null && <PayComment label={labels.comment} value={comment} onChange={setComment} />}
        {link && taken && (
          <NumberPad
            labels={labels}
            keys={padKeys(currency)}
            isFixed={isFixed}
            canPay={amount > 0}
            onKey={type}
            onPay={() => void pay()}
          />
        )}
      </div>
    </>
  )
}

const never = () => () => undefined

/**
 * The page of links is cached for all parameters, so the link is null until the browser has parsed the URL. `amount` is
 * in minor units.
 */
function usePayLink(currency: string, isLinked: boolean) {
  const pathname = useSyncExternalStore(never, pathnameNow, () => (isLinked ? null : ''))
  const link = useMemo(() => (pathname === null ? null : readPayLink(pathname)), [pathname])
  const [typed, setTyped] = useState<string | null>(null)
  const given = givenAmount(link?.amount, currency)
  const text = typed ?? given
  // keys that were pressed early come together, before the next render
  const type = (key: PadKey) => setTyped((before) => press(before ?? given, key, currency))
  return { link, text, type, amount: typedAmount(text, currency) }
}

function pathnameNow(): string {
  return location.pathname
}
