'use client'

import { useQuery } from '@tanstack/react-query'
import { Gift } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { EmptyState } from '@/components/ui/feedback/empty-state'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { showToast } from '@/components/ui/feedback/toast'
import { ButtonLink } from '@/components/ui/forms/button'
import { usePaths } from '@/components/ui/navigation/paths-provider'
import { fetchGiftCards } from '@/lib/browser/account/fetch-wallet'
import type { GiftCard } from '@/lib/domain/account/gift-cards'
import { giftCardsKey } from '@/lib/routes/query-keys'
import { FetchFailed } from './fetch-failed'
import { GiftCardDetail } from './gift-card-detail'
import { GiftCardTile } from './gift-card-tile'

const TransferDialog = lazy(async () => ({ default: (await import('./transfer-dialog')).TransferDialog }))

const GRID = 'grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3'

/** The customer's cards, three per row, each with a detail and a transfer dialog. */
export function GiftCards() {
  const paths = usePaths()
  const [t, common] = [useTranslations('assets'), useTranslations('common')]
  const [open, setOpen] = useState<{ card: GiftCard; dialog: 'detail' | 'transfer' } | null>(null)
  const { data, isPending, refetch } = useQuery({ queryKey: giftCardsKey, queryFn: fetchGiftCards })
  const cards = data?.ok ? data.value : []
  const close = () => setOpen(null)
  const transferred = (waiting: GiftCard | null) => {
    close()
    showToast(waiting?.waitsFor ? t('waiting_for', { email: waiting.waitsFor }) : t('transfer_success'))
  }
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-extrabold">{t('gift_cards')}</h1>
      {isPending && (
        <div role="status" aria-label={common('loading')} className={GRID}>
          {[1, 2, 3].map((tile) => (
            <Skeleton key={tile} className="h-80 rounded-card" />
          ))}
        </div>
      )}
      {data && !data.ok && <FetchFailed onRetry={refetch} />}
      {data?.ok && cards.length === 0 && (
        <EmptyState
          icon={<Gift aria-hidden className="size-7" />}
          like="cards"
          title={t('gift_cards_empty')}
          text={t('gift_cards_empty_text')}
          action={<ButtonLink href={paths.deals()}>{t('see_deals')}</ButtonLink>}
        />
      )}
      {cards.length > 0 && (
        <ul className={GRID}>
          {cards.map((card) => (
            <li key={card.code}>
              <GiftCardTile
                card={card}
                onDetails={() => setOpen({ card, dialog: 'detail' })}
                onTransfer={() => setOpen({ card, dialog: 'transfer' })}
              />
            </li>
          ))}
        </ul>
      )}
      {open?.dialog === 'detail' && <GiftCardDetail card={open.card} onClose={close} />}
      {open?.dialog === 'transfer' && (
        <Suspense>
          <TransferDialog card={open.card} onDone={transferred} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
