import { useLocale, useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { useNow } from '@/components/ui/loading/use-now'
import type { OrderingStore, Product } from '@/lib/domain/stores/menu'
import { ItemActions } from './item-actions'
import { ItemChoices } from './item-choices'
import { ItemGallery } from './item-gallery'
import { itemLabels } from './item-labels'
import { ItemPicture } from './item-picture'
import { ItemPrice } from './item-price'
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
  const now = useNow()
  const { name, ownName, description, picture, pictures } = product
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
        {pictures ? (
          <ItemGallery
            pictures={pictures}
            name={name}
            sizes="480px"
            deal={deal}
            className="-mx-5 -mt-5"
            pictureClassName="h-52 sm:h-60"
          />
        ) : (
          picture && <ItemPicture src={picture} loaded={loadedPicture} />
        )}
        <div className="grid gap-1.5">
          {ownName && (
            <p lang={store.ownLanguage} className="text-ink-faint">
              {ownName}
            </p>
          )}
          {description && <p className="text-ink-soft">{description}</p>}
          <ItemPrice
            product={product}
            currency={currency}
            language={language}
            now={now}
            t={t}
            common={common}
            className="money text-lg font-bold"
          />
        </div>
        <ItemChoices {...form} />
      </div>
    </Dialog>
  )
}
