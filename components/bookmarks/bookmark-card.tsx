'use client'

import { Heart } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/content/picture'
import { Rating } from '@/components/ui/content/rating'
import { Spinner } from '@/components/ui/feedback/spinner'
import type { Bookmark } from '@/lib/domain/account/bookmarks'
import { formatMoney } from '@/lib/domain/money/money'

interface BookmarkCardProps {
  bookmark: Bookmark
  href: string
  /**
   * `logo`: the logo beside the name, for stores; `picture`: the picture above, or beside the name on a phone, for
   * products
   */
  shape: 'logo' | 'picture'
  removing: boolean
  onRemove: () => void
}

/** A bookmark with a link; its remove button shows its own progress. */
export function BookmarkCard({ bookmark, href, shape, removing, onRemove }: BookmarkCardProps) {
  const language = useLocale()
  const t = useTranslations('assets')
  const { name, picture, rating, address, price } = bookmark
  const isLogo = shape === 'logo'
  return (
    <article
      className={`card overflow-hidden items-start gap-4 p-4 ${isLogo ? '' : 'sm:flex-col sm:items-stretch sm:gap-0 sm:p-0'}`}
    >
      <Picture
        src={picture}
        alt=""
        sizes={isLogo ? '64px' : '(min-width: 80rem) 300px, (min-width: 40rem) 50vw, 96px'}
        className={`shrink-0 ${isLogo ? 'size-16 rounded-control' : 'max-sm:size-24 max-sm:rounded-control sm:aspect-4/3'}`}
      />
      <div className={`flex min-w-0 flex-1 items-start gap-2 ${isLogo ? '' : 'sm:p-4'}`}>
        <div className="grid min-w-0 flex-1 gap-1">
          <h3 className="text-base leading-snug">
            <a href={href} className="card-link">
              {name}
            </a>
          </h3>
          {rating !== null && <Rating value={rating} label={t('rated', { value: rating.toFixed(1) })} />}
          {address && <p className="text-sm text-ink-soft">{address}</p>}
          {price && <p className="font-bold money">{formatMoney(price, language)}</p>}
        </div>
        <button
          type="button"
          aria-busy={removing || undefined}
          aria-disabled={removing || undefined}
          onClick={removing ? undefined : onRemove}
          className="relative -me-2 -mt-2 grid size-11 shrink-0 place-items-center rounded-full text-accent-ink hover:bg-accent-soft"
        >
          {removing ? <Spinner className="size-5" /> : <Heart aria-hidden className="size-5 fill-current" />}
          <span className="sr-only">
            {t('remove')} {name}
          </span>
        </button>
      </div>
    </article>
  )
}
