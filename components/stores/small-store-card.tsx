import { Picture } from '@/components/ui/content/picture'
import { ReviewRating } from '@/components/ui/content/review-rating'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { CardFacts } from './card-facts'

interface SmallStoreCardProps {
  store: ListedStore
  href: string
  now: Date
}

/** A store in a short list beside others: as `StoreCard`, with its picture at the side. */
export async function SmallStoreCard({ store, href, now }: SmallStoreCardProps) {
  return (
    <article className="card group overflow-hidden">
      <Picture src={store.picture} alt="" sizes="210px" className="w-24 shrink-0 dims-closed" />
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-1 p-3">
        <h3 className="text-base leading-snug">
          <a href={href} className="card-link">
            {store.name}
          </a>
        </h3>
        <ReviewRating of={store} />
        <CardFacts store={store} now={now} />
      </div>
    </article>
  )
}
