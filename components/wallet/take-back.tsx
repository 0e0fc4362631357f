import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { showToast } from '@/components/ui/feedback/toast'
import { Button } from '@/components/ui/forms/button'
import { takeBackGiftCard } from '@/lib/browser/account/fetch-wallet'
import type { GiftCard } from '@/lib/domain/account/gift-cards'
import type { Result } from '@/lib/domain/result'
import { giftCardsKey } from '@/lib/routes/query-keys'

/** A failure reads the cards again, since the card may have gone meanwhile. */
export function TakeBack({ code, children }: { code: string; children: ReactNode }) {
  const [t, errors] = [useTranslations('assets'), useTranslations('errors')]
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => takeBackGiftCard(code),
    onSuccess(answer) {
      const isUnknown = !answer.ok && answer.code === 'change_unknown'
      if (isUnknown) showToast(errors('change_unknown'), 'warning')
      else showToast(t(answer.ok ? 'taken_back' : 'take_back_failed'))
      if (!answer.ok) return client.invalidateQueries({ queryKey: giftCardsKey })
      client.setQueryData<Result<GiftCard[]>>(giftCardsKey, (known) =>
        known?.ok
          ? { ok: true, value: known.value.map((card) => (card.code === code ? { ...card, waitsFor: null } : card)) }
          : known,
      )
    },
  })
  return (
    <Button variant="soft" className="flex-1" loading={isPending} onClick={() => mutate()}>
      {t('take_back')} {children}
    </Button>
  )
}
