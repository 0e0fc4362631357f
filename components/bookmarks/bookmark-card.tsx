import { Heart } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { Rating } from '@/components/ui/content/rating'
import { Spinner } from '@/components/ui/loading/spinner'
import type { Bookmark } from '@/lib/domain/account/bookmarks'
import { formatMoney } from '@/lib/domain/money/money'

interface BookmarkCardProps {
  bookmark: Bookmark
  href: string
  /** a store's status, and how it serves; the name of the store of a product or a deal */
  facts?: ReactNode
  /** address of a store's menu */
  orderHref?: string | undefined
  isStore: boolean
  removing: boolean
  onRemove: () => void
}

const SIZES = '(min-width: 80rem) 320px, (min-width: 40rem) 50vw, 100vw'

/** A bookmark as stores and deals are listed, with a button in its corner that shows its own progress. */
export function BookmarkCard({ bookmark, href, facts, orderHref, isStore, removing, onRemove }: BookmarkCardProps) {
  const language = useLocale()
  const t = useTranslations('assets')
  const { name, picture, cover, rating, address, price } = bookmark
  const shown = isStore ? cover || picture : picture
  const stars = rating !== null && <Rating value={rating} label={t('rated', { value: rating.toFixed(1) })} />
  const standsForPicture = !shown && !isStore
  const title = (
    <a href={href} className="card-link">
      {name}
    </a>
  )
  return (
    <article className={`card group flex-col overflow-hidden ${isStore ? 'max-sm:flex-row' : ''}`}>
      {shown && (
        <Picture
          src={shown}
          alt=""
          sizes={SIZES}
          className={isStore ? 'w-24 shrink-0 sm:aspect-16/9 sm:w-auto' : 'aspect-4/3'}
        />
      )}
      {standsForPicture && (
        <h3 className="card-words h-auto flex-1 pt-14">
          <span>{title}</span>
        </h3>
      )}
      <div
        className={`card-body ${isStore ? 'max-sm:p-3' : ''} ${cover && isStore ? 'sm:pt-0' : ''} ${standsForPicture ? 'flex-none' : ''}`}
      >
        {isStore && cover && (
          <Picture src={picture} alt="" sizes="56px" fit="contain" className="card-logo max-sm:hidden" />
        )}
        {!standsForPicture && <h3 className={`card-title ${isStore ? 'max-sm:pe-11' : ''}`}>{title}</h3>}
        {address && (
          <p className="card-facts max-sm:flex-wrap max-sm:pe-11 max-sm:[&>.rating]:ms-0 max-sm:[&>.rating]:ps-0">
            <span aria-hidden className="icon-pin" />
            <span className="line-clamp-2 basis-[calc(100%-1.125rem)] whitespace-normal! sm:basis-auto">{address}</span>
            {stars}
          </p>
        )}
        {isStore ? facts : facts && <p className="card-facts">{facts}</p>}
        <div className="mt-auto">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 empty:hidden">
            {price && <p className="money text-lg font-bold">{formatMoney(price, language)}</p>}
            {!address && stars}
          </div>
          {orderHref && (
            <a href={orderHref} className="card-action">
              {t('order_now')} <span className="sr-only">{name}</span>
            </a>
          )}
        </div>
      </div>
      <button
        type="button"
        aria-busy={removing || undefined}
        aria-disabled={removing || undefined}
        onClick={removing ? undefined : onRemove}
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-full border border-line bg-surface text-accent-ink hover:bg-accent-soft"
      >
        {removing ? <Spinner className="size-5" /> : <Heart aria-hidden className="size-5 fill-current" />}
        <span className="sr-only">{`${t('remove')} ${name}`}</span>
      </button>
    </article>
  )
}
