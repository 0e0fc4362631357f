import { useLocale, useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { formatMoney } from '@/lib/domain/money/money'
import type { Reorder } from '@/lib/domain/orders/reorder'

interface ReorderDialogProps {
  plan: Reorder
  replaces: boolean
  currency: string
  onConfirm: () => void
  onClose: () => void
}

/** Shows what is missing, reduced or more expensive before the cart is filled. */
export function ReorderDialog({ plan, replaces, currency, onConfirm, onClose }: ReorderDialogProps) {
  const language = useLocale()
  const [t, common] = [useTranslations('orders'), useTranslations('common')]
  const money = (amount: number) => formatMoney({ amount, currency }, language)
  const isEmpty = plan.cart.items.length === 0
  return (
    <Dialog
      onClose={onClose}
      title={t('reorder_title')}
      width={520}
      closeLabel={common('close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            {common('cancel')}
          </Button>
          <Button onClick={onConfirm}>{t(isEmpty ? 'reorder_store' : 'reorder_fill')}</Button>
        </div>
      }
    >
      <div className="grid gap-5">
        {isEmpty && <p className="font-semibold">{t('reorder_nothing')}</p>}
        <Changes title={t('reorder_dropped')} lines={plan.dropped} />
        <Changes
          title={t('reorder_fewer')}
          lines={plan.fewer.map(({ name, wanted, count }) => t('reorder_fewer_line', { name, wanted, count }))}
        />
        <Changes
          title={t('reorder_price')}
          lines={plan.prices.map(({ name, before, now }) =>
            t('reorder_price_line', { name, before: money(before), now: money(now) }),
          )}
        />
        {replaces && !isEmpty && <p className="text-ink-soft">{t('reorder_replaces')}</p>}
      </div>
    </Dialog>
  )
}

function Changes({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="text-base font-bold">{title}</h3>
      <ul className="grid list-disc gap-1 ps-5">
        {[...new Set(lines)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
