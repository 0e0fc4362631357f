import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { ChoiceButton } from '@/components/checkout/choice-button'
import type { CheckoutDialogProps } from '@/components/checkout/dialog-props'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Spinner } from '@/components/ui/feedback/spinner'
import { ButtonLink } from '@/components/ui/forms/button'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { fetchGiftCards } from '@/lib/browser/account/gift-cards'
import { maskCode, usableCards } from '@/lib/domain/account/gift-cards'
import { formatMoney } from '@/lib/domain/money/money'
import { giftCardsKey } from '@/lib/routes/query-keys/wallet'

/** The customer's gift cards for this store, three per row; clicking the selected one deselects it. */
export function GiftCardDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const language = useLocale()
  const [t, common, errors] = [useTranslations('checkout'), useTranslations('common'), useTranslations('errors')]
  const { store, state } = checkout
  const paths = usePaths()
  const time = usePlaceTime()
  const { data, isPending, refetch } = useQuery({ queryKey: giftCardsKey, queryFn: fetchGiftCards })
  const cards = data?.ok ? usableCards(data.value, store.gid, new Date()) : []
  return (
    <Dialog
      onClose={onClose}
      title={t('gift_cards')}
      width={cards.length > 0 ? 1100 : 400}
      closeLabel={common('close')}
    >
      {isPending && <Spinner label={common('loading')} />}
      {data && !data.ok && <RetryAlert onRetry={() => refetch()}>{errors('failed_to_fetch_assets')}</RetryAlert>}
      {data?.ok && cards.length === 0 && (
        <div className="grid gap-4">
          <p className="text-ink-soft">{t('no_gift_cards')}</p>
          <ButtonLink variant="secondary" href={paths.store(store.gid)}>
            {t('buy_gift_card')}
          </ButtonLink>
        </div>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <li key={card.code}>
            <ChoiceButton
              chosen={card.code === state.giftCard?.code}
              onChoose={() => onChoose({ giftCard: card.code === state.giftCard?.code ? null : card })}
            >
              <span className="grid gap-1 py-3">
                <span>{card.storeName}</span>
                <span className="tabular-nums text-ink-soft">{maskCode(card.code)}</span>
                <span className="text-lg tabular-nums">
                  {t('balance', {
                    amount: formatMoney({ amount: card.balance, currency: card.currency }, language),
                  })}
                </span>
                {card.expiresAt && (
                  <span className="text-sm font-normal text-ink-soft">
                    {t('expires', { date: time.day(card.expiresAt) })}
                  </span>
                )}
              </span>
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
