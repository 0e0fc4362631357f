import { ArrowLeft } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { withNames } from '@/lib/domain/languages/joined-text'
import { isLanguage, toBcp47 } from '@/lib/domain/languages/languages'
import type { Product } from '@/lib/domain/stores/menu'
import type { Store } from '@/lib/domain/stores/stores'
import { ItemGallery } from './item-gallery'
import { ItemPrice } from './item-price'

const SIZES = '(min-width: 64rem) 560px, 100vw'

interface ProductScreenProps {
  product: Product
  store: Store
  storeHref: string
  actions?: ReactNode
  form: ReactNode
  now: Date
}

/** `/product/{pid}` */
export async function ProductScreen({ product, store, storeHref, actions, form, now }: ProductScreenProps) {
  const [t, deal, common, language] = await Promise.all([
    getTranslations('store'),
    getTranslations('deal'),
    getTranslations('common'),
    getLocale(),
  ])
  return (
    <article className="page-width grid grid-cols-1 gap-6 pt-6 pb-28 lg:grid-cols-2 lg:gap-x-12 lg:pt-10">
      <a
        href={storeHref}
        className="flex min-h-11 items-center gap-2 font-semibold text-accent-ink hover:underline lg:col-span-2"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {withNames({ store: store.name }, language, (names) => t('whole_menu', names))}
      </a>
      {product.pictures ? (
        <ItemGallery
          pictures={product.pictures}
          name={product.name}
          sizes={SIZES}
          deal={deal}
          preload
          className="self-start lg:top-24 lg:tall:sticky"
          pictureClassName="aspect-4/3 rounded-sheet lg:aspect-square"
        />
      ) : (
        product.picture && (
          <Picture
            src={product.picture}
            alt=""
            sizes={SIZES}
            preload
            className="aspect-4/3 w-full self-start rounded-sheet lg:top-24 lg:aspect-square lg:tall:sticky"
          />
        )
      )}
      <div className="grid content-start gap-5">
        <div className="flex items-start justify-between gap-3">
          <div className="grid gap-1">
            <h1 className="text-title">{product.name}</h1>
            {product.ownName && (
              <p lang={toBcp47(store.languages.find(isLanguage) ?? language)} className="text-lg text-ink-faint">
                {product.ownName}
              </p>
            )}
          </div>
          {actions}
        </div>
        {product.description && <p className="max-w-prose text-ink-soft">{product.description}</p>}
        <ItemPrice
          product={product}
          currency={store.currency}
          language={language}
          now={now}
          t={t}
          common={common}
          className="money text-heading font-bold"
        />
        {form}
      </div>
    </article>
  )
}
