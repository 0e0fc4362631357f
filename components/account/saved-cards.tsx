'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormFailure } from '@/components/auth/form-failure'
import { SavedCardName } from '@/components/payment-fields/saved-card-name'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { Button } from '@/components/ui/forms/button'
import { fetchSavedCards, removeSavedCard } from '@/lib/browser/account/fetch-saved-cards'
import type { SavedCard } from '@/lib/domain/payment/saved-cards'
import type { ErrorCode } from '@/lib/domain/result'
import { savedCardsKey } from '@/lib/routes/query-keys'

/** The customer's saved cards, which can be removed; nothing where there are none. */
export function SavedCards() {
  const t = useTranslations('payment')
  const client = useQueryClient()
  const { data } = useQuery({ queryKey: savedCardsKey, queryFn: fetchSavedCards })
  const [removing, setRemoving] = useState<SavedCard | null>(null)
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const cards = (data?.ok && data.value) || []
  if (cards.length === 0) return null
  const remove = async (card: SavedCard) => {
    const answer = await removeSavedCard(card.ref)
    setRemoving(null)
    // gone already is as good
    const isGone = answer.ok || answer.code === 'not_found'
    setFailure(isGone ? null : answer.code)
    if (!isGone) return
    if (answer.ok && answer.value) client.setQueryData(savedCardsKey, answer)
    else await client.invalidateQueries({ queryKey: savedCardsKey })
  }
  return (
    <section aria-labelledby="saved-cards" className="grid gap-4">
      <h2 id="saved-cards" className="text-heading font-bold sentence-case">
        {t('saved_cards')}
      </h2>
      <FormFailure code={failure} />
      <ul className="grid gap-2">
        {cards.map((card) => (
          <li
            key={card.ref}
            className="flex min-h-14 items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2"
          >
            <span className="font-semibold">
              <SavedCardName card={card} />
            </span>
            <Button variant="secondary" size="small" onClick={() => setRemoving(card)}>
              {t('remove_card')} <span className="sr-only">{card.lastFour}</span>
            </Button>
          </li>
        ))}
      </ul>
      {removing && <RemoveDialog card={removing} onRemove={remove} onClose={() => setRemoving(null)} />}
    </section>
  )
}

interface RemoveDialogProps {
  card: SavedCard
  onRemove: (card: SavedCard) => Promise<void>
  onClose: () => void
}

function RemoveDialog({ card, onRemove, onClose }: RemoveDialogProps) {
  const [t, common] = [useTranslations('payment'), useTranslations('common')]
  const [busy, setBusy] = useState(false)
  return (
    <ConfirmDialog
      danger
      loading={busy}
      title={t('remove_card_title')}
      confirmLabel={t('remove_card')}
      cancelLabel={common('cancel')}
      onCancel={onClose}
      onConfirm={() => {
        setBusy(true)
        void onRemove(card)
      }}
    >
      <p>
        <SavedCardName card={card} />
      </p>
    </ConfirmDialog>
  )
}
