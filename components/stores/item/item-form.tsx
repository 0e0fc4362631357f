import { useLocale, useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { formatMoney } from '@/lib/domain/money/money'
import type { OrderingStore, Product } from '@/lib/domain/stores/menu'
import { ItemActions } from './item-actions'
import { ItemChoices } from './item-choices'
import { itemLabels } from './item-labels'
import { ItemPicture } from './item-picture'
import { useItemOrder } from './use-item-order'

interface ItemFormProps {
  store: OrderingStore
  product: Product
  /** URL of a smaller picture of it, which the browser already has */
  loadedPicture: string | null
  onClose: () => void
  onAdded: () => void
}

/** An item's dialog: description, choices, quantity, and the button with the total. */
export function ItemForm({ store, product, loadedPicture, onClose, onAdded }: ItemFormProps) {
  const [t, deal, common] = [useTranslations('store'), useTranslations('deal'), useTranslations('common')]
  const language = useLocale()
  const { name, price, ownName, description, picture } = product
  const { currency } = store
  const form = { product, order: useItemOrder(product, store), currency, labels: itemLabels(t, deal, language, name) }
  return (
    <Dialog
      onClose={onClose}
      title={name}
      width={520}
      closeLabel={common('close')}
      maxHeight="64vh"
      footer={<ItemActions {...form} onAdded={onAdded} />}
    >
      <div className="grid gap-5">
        {picture && <ItemPicture src={picture} loaded={loadedPicture} />}
        <div className="grid gap-1.5">
          {ownName && (
            <p lang={store.ownLanguage} className="text-ink-faint">
              {ownName}
            </p>
          )}
          {description && <p className="text-ink-soft">{description}</p>}
          <p className="money text-lg font-bold">{formatMoney({ amount: price, currency }, language)}</p>
        </div>
        <ItemChoices {...form} />
      </div>
    </Dialog>
  )
}
