import { getLocale, getTranslations } from 'next-intl/server'
import { CardStatus } from '@/components/stores/status/card-status'
import { Picture } from '@/components/ui/content/picture'
import { formatMoney } from '@/lib/domain/money/money'
import type { ListedDish } from '@/lib/domain/search/found-dishes'
import { isClosedNow } from '@/lib/domain/stores/status-facts'
import { hitText } from '@/lib/i18n/hit-text'
import type { Paths } from '@/lib/paths'

interface DishResultsProps {
  dishes: ListedDish[]
  paths: Paths
  now: Date
}

/** A dish of a closed store says when it opens. */
export async function DishResults({ dishes, paths, now }: DishResultsProps) {
  const [t, found, language] = await Promise.all([getTranslations('home'), getTranslations('search'), getLocale()])
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
      {dishes.map(({ id, name, picture, price, store, hit }) => (
        <li key={id} className="card group gap-4 p-3.5">
          {picture && (
            <Picture src={picture} alt="" sizes="96px" className="size-20 shrink-0 rounded-control dims-closed" />
          )}
          <div className="grid min-w-0 content-start gap-0.5">
            <h3 className="text-base leading-snug">
              <a href={paths.product(id)} className="card-link">
                {name}
              </a>
            </h3>
            <p className="text-sm text-ink-faint">{t('from_store', { store: store.name })}</p>
            {hit && <p className="text-sm text-ink-soft">{hitText(found, hit, language)}</p>}
            {isClosedNow(store, now) && <CardStatus store={store} now={now} />}
            {price && <p className="money font-bold">{formatMoney(price, language)}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
