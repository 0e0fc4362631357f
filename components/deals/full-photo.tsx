'use client'

import { ChevronLeft, ChevronRight, LayoutGrid } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Picture } from '@/components/ui/content/picture'

interface FullPhotoProps {
  src: string
  index: number
  count: number
  alt: string
  labels: { previousPicture: string; nextPicture: string; allPhotos: string }
  /** another photo, or null for all of them */
  onShow: (index: number | null) => void
}

const STEP =
  'grid size-11 place-items-center rounded-full border border-line-strong hover:bg-sunken aria-disabled:opacity-40'

/** The tile that was pressed is gone; without a focus here the arrow keys would reach nobody. */
const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** One photo with a way to its neighbours and to the gallery. */
export function FullPhoto({ src, index, count, alt, labels, onShow }: FullPhotoProps) {
  // the buttons at the ends stay focusable, so that the keys go on working
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
        <button
          type="button"
          aria-label={labels.previousPicture}
          aria-disabled={index === 0}
          onClick={() => turn(index - 1)}
          className={STEP}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          onClick={() => onShow(null)}
          className="flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-5 font-semibold hover:bg-sunken"
        >
          <LayoutGrid aria-hidden className="size-4.5" />
          {labels.allPhotos}
        </button>
        <button
          type="button"
          aria-label={labels.nextPicture}
          aria-disabled={index === count - 1}
          onClick={() => turn(index + 1)}
          className={STEP}
        >
          <ChevronRight aria-hidden className="size-5" />
        </button>
      </div>
    </fieldset>
  )
}
