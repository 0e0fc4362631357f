import type { Appearance, Stripe, StripeElementLocale, StripeError } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { LANGUAGE_TABLE } from '@/lib/domain/languages/language-table'
import type { Language } from '@/lib/domain/languages/languages'
import type { HostedCardConfig } from '@/lib/domain/payment/provider-config'
import { type ErrorCode, failure, type Result, success } from '@/lib/domain/result'

/** A card whose details are complete in the provider's form. */
export interface EnteredCard {
  /** pays, with 3-D Secure if the bank wants it; a bank's own page returns to `returnUrl` */
  pay: (clientSecret: string, returnUrl: string) => Promise<Result<null>>
}

interface HostedCardOptions {
  /** minor units */
  amount: number
  currency: string
  language: Language
  /** whether the card is saved for later, as its payment has to say too */
  isSaved: boolean
  /** null while the form is not complete */
  onChange: (card: EnteredCard | null) => void
}

export interface HostedCard {
  setAmount: (amount: number) => void
  setSaved: (isSaved: boolean) => void
  close: () => void
}

const DARK = '(prefers-color-scheme: dark)'

/** The only code that uses Stripe's script. */
export async function openHostedCard(
  config: HostedCardConfig,
  container: HTMLElement,
  { amount, currency, language, isSaved, onChange }: HostedCardOptions,
): Promise<HostedCard> {
  const stripe = await load(config)
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency: currency.toLowerCase(),
    setupFutureUsage: usageOf(isSaved),
    allowedPaymentMethodTypes: ['card'],
    locale: LANGUAGE_TABLE[language].cardLocale satisfies StripeElementLocale,
    appearance: appearance(),
  })
  const card: EnteredCard = {
    async pay(clientSecret, returnUrl) {
      const { error: incomplete } = await elements.submit()
      if (incomplete) return failure(codeOf(incomplete))
      const confirmParams = { return_url: returnUrl }
      const { error } = await stripe.confirmPayment({ elements, clientSecret, confirmParams, redirect: 'if_required' })
      return error ? failure(UNANSWERED.includes(error.type) ? 'outcome_unknown' : codeOf(error)) : success(null)
    },
  }
  const element = elements.create('payment', { wallets: { applePay: 'auto', googlePay: 'auto' } })
  element.on('change', ({ complete }) => onChange(complete ? card : null))
  const followColours = () => elements.update({ appearance: appearance() })
  matchMedia(DARK).addEventListener('change', followColours)
  element.mount(container)
  return {
    setAmount: (next) => elements.update({ amount: next }),
    setSaved: (next) => elements.update({ setupFutureUsage: usageOf(next) }),
    close: () => {
      matchMedia(DARK).removeEventListener('change', followColours)
      element.destroy()
      onChange(null)
    },
  }
}

const usageOf = (isSaved: boolean) => (isSaved ? 'on_session' : null)

async function load({ publishableKey, scriptUrl }: HostedCardConfig): Promise<Stripe> {
  if (scriptUrl) await loadScript(scriptUrl)
  const stripe = await loadStripe(publishableKey)
  if (!stripe) throw new Error('Stripe did not load')
  return stripe
}

/** The official loader then uses the configured URL. */
function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = url
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('the card form did not load'))
    }
    document.head.append(script)
  })
}

function appearance(): Appearance {
  return { theme: matchMedia(DARK).matches ? 'night' : 'stripe', variables: { borderRadius: '12px' } }
}

/** The provider may have charged the card all the same. */
const UNANSWERED: StripeError['type'][] = ['api_connection_error', 'api_error']

function codeOf({ type }: StripeError): ErrorCode {
  if (type === 'card_error') return 'transaction_declined'
  return type === 'validation_error' ? 'invalid_credit_card' : 'payment_failed'
}
