import { LayoutGrid } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { PaginationButton } from '@/components/deals/pagination-button'
import { Picture } from '@/components/ui/content/picture'

interface FullPhotoProps {
  src: string
  index: number
  count: number
  alt: string
  labels: { previousPicture: string; nextPicture: string; allPhotos: string }
  /** null for all of them */
  onShow: (index: number | null) => void
}

/** The clicked tile has been removed; without focus here the arrow keys would not work. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

export function FullPhoto({ src, index, count, alt, labels, onShow }: FullPhotoProps) {
  const turn = (to: number) => to >= 0 && to < count && onShow(to)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') turn(index - 1)
    if (event.key === 'ArrowRight') turn(index + 1)
  }
  return (
    <fieldset
      ref={takeFocus}
      tabIndex={-1}
      aria-label={alt}
      onKeyDown={onKeyDown}
      className="grid min-w-0 gap-4 outline-none"
    >
      <Picture
        key={src}
        src={src}
        alt={alt}
        sizes="(min-width: 56rem) 860px, 100vw"
        fit="contain"
        className="h-[52vh] rounded-card"
      />
      <div className="flex items-center justify-center gap-3">
        <PaginationButton
          to="previous"
          label={labels.previousPicture}
          isEnd={index === 0}
          onTurn={() => turn(index - 1)}
        />
        <button
          type="button"
          onClick={() => onShow(null)}
          className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-5 font-semibold hover:bg-sunken"
        >
          <LayoutGrid aria-hidden className="size-4.5" />
          {labels.allPhotos}
        </button>
        <PaginationButton
          to="next"
          label={labels.nextPicture}
          isEnd={index === count - 1}
          onTurn={() => turn(index + 1)}
        />
      </div>
    </fieldset>
  )
}
