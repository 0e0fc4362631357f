import { ArrowLeft } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { Badge } from '@/components/ui/feedback/badge'
import type { OptionGroup } from '@/lib/domain/deals/deals'
import { formatMoney } from '@/lib/domain/money/money'
import { isLanguage, toBcp47 } from '@/lib/domain/site/languages'
import type { Product } from '@/lib/domain/stores/menu'
import type { Store } from '@/lib/domain/stores/stores'

interface ProductScreenProps {
  product: Product
  store: Store
  storeHref: string
  /** shown beside the name, such as the heart */
  actions?: ReactNode
  /** the add-to-cart button */
  add: ReactNode
}

/** `/product/{pid}`: the item with all its options as text, and a link to its store. */
export async function ProductScreen({ product, store, storeHref, actions, add }: ProductScreenProps) {
  const [t, deal, language] = await Promise.all([getTranslations('store'), getTranslations('deal'), getLocale()])
  const money = (amount: number) => formatMoney({ amount, currency: store.currency }, language)
  return (
    <article className="page-width grid grid-cols-1 gap-6 pt-6 pb-28 lg:grid-cols-2 lg:gap-x-12 lg:pt-10">
      <a
        href={storeHref}
        className="flex min-h-11 items-center gap-2 font-semibold text-accent-ink hover:underline lg:col-span-2"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {t('whole_menu', { store: store.name })}
      </a>
      {product.picture && (
        <Picture
          src={product.picture}
          alt=""
          sizes="(min-width: 64rem) 560px, 100vw"
          preload
          className="aspect-4/3 w-full self-start rounded-sheet"
        />
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
        <p className="flex items-center gap-3 money text-heading font-bold">
          {money(product.price)}
          {product.stock !== null && product.stock <= 0 && <Badge tone="danger">{deal('sold_out')}</Badge>}
        </p>
        {add}
        {product.optionGroups.length > 0 && (
          <section className="grid gap-4 border-t border-line pt-5">
            <h2 className="text-heading">{t('options')}</h2>
            {product.optionGroups.map((group) => (
              <Options key={group.id} group={group} money={money} soldOut={deal('sold_out')} />
            ))}
          </section>
        )}
      </div>
    </article>
  )
}

interface OptionsProps {
  group: OptionGroup
  money: (amount: number) => string
  soldOut: string
}

function Options({ group, money, soldOut }: OptionsProps) {
  return (
    <div className="grid gap-1">
      <h3 className="text-base">{group.name}</h3>
      <ul className="grid gap-0.5 text-ink-soft">
        {group.choices.map((choice) => (
          <li key={choice.id}>
            <span className="flex justify-between gap-4">
              {choice.name}
              <span className="text-sm tabular-nums">
                {choice.stock <= 0 ? soldOut : choice.price > 0 && `+${money(choice.price)}`}
              </span>
            </span>
            {choice.groups.length > 0 && (
              <div className="mt-1 grid gap-2 border-s-2 border-line ps-4">
                {choice.groups.map((nested) => (
                  <Options key={nested.id} group={nested} money={money} soldOut={soldOut} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
