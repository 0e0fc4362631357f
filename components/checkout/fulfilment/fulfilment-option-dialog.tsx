import { useLocale, useTranslations } from 'next-intl'
import { ChoiceButton } from '@/components/checkout/choice-button'
import type { CheckoutDialogProps } from '@/components/checkout/dialog-props'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { formatMoney } from '@/lib/domain/money/money'

/** The shipping fulfilment options by group, with their fees. */
export function FulfilmentOptionDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const language = useLocale()
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const { quote, state } = checkout
  return (
    <Dialog onClose={onClose} title={t('shipping_option')} width={400} closeLabel={common('close')}>
      {quote?.shippingTypes.map((type) => (
        <section key={type.name} aria-label={type.name} className="grid gap-3 pb-4">
          <h3 className="font-semibold text-ink-soft">{type.name}</h3>
          {type.methods.map((method) => (
            <ChoiceButton
              key={method.code}
              chosen={method.code === state.fulfilmentOption}
              onChoose={() => onChoose({ fulfilmentOption: method.code })}
            >
              <span className="flex justify-between gap-4">
                <span>{method.description}</span>
                <span className="tabular-nums">
                  {formatMoney({ amount: method.fee, currency: quote.currency }, language)}
                </span>
              </span>
            </ChoiceButton>
          ))}
        </section>
      ))}
    </Dialog>
  )
}
