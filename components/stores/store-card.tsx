import { Picture } from '@/components/ui/content/picture'
import { SWIPE_CARD } from '@/components/ui/content/picture-sizes'
import { ReviewRating } from '@/components/ui/content/review-rating'
import type { Point } from '@/lib/domain/places/places'
import type { ListedStore } from '@/lib/domain/stores/stores'
import { CardFacts } from './card-facts'
import { HitLine } from './hit-line'

interface StoreCardProps {
  store: ListedStore
  href: string
  now: Date
  preload?: boolean
  from?: Point | undefined
  /** on a phone its picture is at the side */
  isRow?: boolean
}

/** of its picture before it is cropped */
const ROW = '(min-width: 64rem) 400px, (min-width: 40rem) 50vw, 160px'

/** A store in a list: cover, logo, status in its local time, and services. */
export async function StoreCard({ store, href, now, preload, from, isRow }: StoreCardProps) {
  return (
    <article className={`card group overflow-hidden ${isRow ? 'card-row' : 'flex-col'}`}>
      <Picture
        src={store.picture}
        alt=""
        sizes={isRow ? ROW : SWIPE_CARD}
        preload={preload}
        className="aspect-4/3 lg:aspect-16/9 dims-closed"
      />
      <div className="flex flex-1 flex-col gap-1 p-4 pt-0">
        <Picture src={store.logo} alt="" sizes="56px" fit="contain" className="card-logo" />
        <div className="flex items-start justify-between gap-3">
          <h3 className="min-w-0 text-base leading-snug">
            <a href={href} className="card-link">
              {store.name}
            </a>
          </h3>
          <ReviewRating of={store} />
        </div>
        <HitLine store={store} />
        <CardFacts store={store} now={now} from={from} />
      </div>
    </article>
  )
}
