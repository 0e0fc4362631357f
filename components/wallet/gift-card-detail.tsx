import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { GiftCardFace } from '@/components/payment-fields/gift-card-face'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Spinner } from '@/components/ui/loading/spinner'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import { fetchGiftCardHistory } from '@/lib/browser/account/fetch-wallet'
import type { GiftCard, GiftCardChange } from '@/lib/domain/account/gift-cards'
import { formatMoney } from '@/lib/domain/money/money'
import { giftCardHistoryKey } from '@/lib/routes/query-keys'
import { FetchFailed } from './fetch-failed'
import { SecretCode } from './secret-code'

export function GiftCardDetail({ card, onClose }: { card: GiftCard; onClose: () => void }) {
  const [t, common] = [useTranslations('assets'), useTranslations('common')]
  const time = usePlaceTime()
  const { data, isPending, refetch } = useQuery({
    queryKey: giftCardHistoryKey(card.code),
    queryFn: () => fetchGiftCardHistory(card),
    staleTime: 0,
  })
  return (
    <Dialog onClose={onClose} title={card.storeName} width={550} maxHeight="70vh" closeLabel={common('close')}>
      <div className="grid gap-5">
        <div className="grid gap-1">
          <GiftCardFace card={card} />
          <SecretCode code={card.code} />
          {card.purchasedAt && (
            <p className="text-sm tabular-nums text-ink-soft">{`${t('purchased')} ${time.day(card.purchasedAt)}`}</p>
          )}
        </div>
        <section aria-labelledby="gift-card-history" className="grid gap-3">
          <h3 id="gift-card-history" className="text-heading">
            {t('history')}
          </h3>
          {isPending && <Spinner label={common('loading')} />}
          {data && !data.ok && <FetchFailed onRetry={refetch} />}
          {data?.ok && data.value.length === 0 && <p className="text-ink-soft">{t('no_history')}</p>}
          {data?.ok && data.value.length > 0 && <History entries={data.value} currency={card.currency} />}
        </section>
      </div>
    </Dialog>
  )
}

function History({ entries, currency }: { entries: GiftCardChange[]; currency: string }) {
  const language = useLocale()
  const t = useTranslations('assets')
  const time = usePlaceTime()
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const typeOf = ({ type }: GiftCardChange) => t(`history_types.${type ?? 'other'}`)
  return (
    <ol className="grid divide-y divide-line">
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.type} ${entry.delta}`} className="flex justify-between gap-4 py-3">
          <div className="min-w-0">
            <p className="font-semibold">{typeOf(entry)}</p>
            {entry.extra && <p className="text-sm break-all text-ink-soft">{entry.extra}</p>}
            {entry.at && (
              <time dateTime={entry.at} className="text-sm tabular-nums text-ink-faint">
                {time.dayTime(entry.at)}
              </time>
            )}
          </div>
          <div className="text-end tabular-nums">
            <p className={`font-semibold ${entry.delta > 0 ? 'text-success' : ''}`}>
              {`${entry.delta > 0 ? '+' : ''}${money(entry.delta)}`}
            </p>
            {entry.balance !== null && (
              <p className="text-sm text-ink-soft">{t('balance_then', { amount: money(entry.balance) })}</p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
