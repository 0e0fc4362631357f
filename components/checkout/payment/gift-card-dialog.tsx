import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { CheckoutDialogProps } from '@/components/checkout/dialog-props'
import { GiftCardFace } from '@/components/payment-fields/gift-card-face'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { ButtonLink } from '@/components/ui/forms/button'
import { Spinner } from '@/components/ui/loading/spinner'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { fetchGiftCards } from '@/lib/browser/account/fetch-wallet'
import { timeNow } from '@/lib/browser/clock'
import { type GiftCard, maskCode, usableCards } from '@/lib/domain/account/gift-cards'
import { giftCardsKey } from '@/lib/routes/query-keys'

/** The customer's gift cards for this store, three per row; clicking the selected one deselects it. */
export function GiftCardDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const [t, common, errors] = [useTranslations('checkout'), useTranslations('common'), useTranslations('errors')]
  const { store, state } = checkout
  const paths = usePaths()
  const { data, isPending, refetch } = useQuery({ queryKey: giftCardsKey, queryFn: fetchGiftCards })
  const cards = data?.ok ? usableCards(data.value, store.gid, new Date(timeNow())) : []
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
            <GiftCardChoice
              card={card}
              isChosen={card.code === state.giftCard?.code}
              onChoose={() => onChoose({ giftCard: card.code === state.giftCard?.code ? null : card })}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface GiftCardChoiceProps {
  card: GiftCard
  isChosen: boolean
  onChoose: () => void
}

function GiftCardChoice({ card, isChosen, onChoose }: GiftCardChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="grid w-full gap-2 rounded-card border border-line p-3 text-start shadow-card hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:inset-ring aria-pressed:inset-ring-accent"
    >
      <GiftCardFace card={card} />
      <span className="flex min-h-6 items-center justify-between gap-3 px-1">
        <span className="font-mono text-sm tracking-wide">{maskCode(card.code)}</span>
        {isChosen && <Check aria-hidden className="size-5 text-accent-ink" />}
      </span>
    </button>
  )
}
