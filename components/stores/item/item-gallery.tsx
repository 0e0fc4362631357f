import type { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/content/picture'

interface ItemGalleryProps {
  pictures: string[]
  name: string
  sizes: string
  deal: ReturnType<typeof useTranslations<'deal'>>
  /** whether the first one is the largest picture of its page */
  preload?: boolean
  className: string
  pictureClassName: string
}

/** Several pictures of an item in a row that scrolls without script, the next one in sight. */
export function ItemGallery(props: ItemGalleryProps) {
  const { pictures, name, sizes, deal, preload = false, className, pictureClassName } = props
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard
    <ul tabIndex={0} aria-label={deal('gallery')} className={`scroll-row gap-2 ${className}`}>
      {pictures.map((src, index) => (
        <li key={src} className="w-11/12 shrink-0 snap-center">
          <Picture
            src={src}
            alt={deal('picture_of', { name, number: index + 1, count: pictures.length })}
            sizes={sizes}
            preload={preload && index === 0}
            className={pictureClassName}
          />
        </li>
      ))}
    </ul>
  )
}
