'use client'

import { ChevronLeft, ChevronRight, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { interpolate } from '@/components/ui/loading/interpolate'

interface GalleryProps {
  images: string[]
  video: string | null
  labels: {
    gallery: string
    previous: string
    next: string
    /** contains `{number}` and `{count}` */
    picture: string
    video: string
    /** contains `{number}` */
    show: string
    showVideo: string
  }
}

/** Pictures and a video in a scroll-snap row: swipe, arrow buttons, thumbnails or arrow keys. */
export function Gallery({ images, video, labels }: GalleryProps) {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const slides = [...images.slice(0, 1), ...(video ? [video] : []), ...images.slice(1)]
  // while the row scrolls to a picture, the pictures that it passes are not the current one
  const target = useRef<number | null>(null)
  const show = (index: number) => {
    const to = Math.min(Math.max(0, index), slides.length - 1)
    setCurrent(to)
    if (!row.current) return
    const { clientWidth, scrollLeft } = row.current
    target.current = Math.round(scrollLeft / clientWidth) === to ? null : to
    row.current.scrollTo({ left: to * clientWidth, behavior: 'smooth' })
  }
  const follow = () => {
    target.current = null
  }
  const isVideo = (slide: string) => slide === video
  return (
    <section aria-label={labels.gallery} className="grid gap-3">
      <div className="group relative">
        <ul
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by keyboard
          tabIndex={0}
          aria-label={labels.gallery}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
            const at = Math.round(scrollLeft / clientWidth)
            if (target.current === null) setCurrent(at)
            else if (target.current === at) target.current = null
          }}
          onPointerDown={follow}
          onWheel={follow}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
            event.preventDefault()
            show(current + (event.key === 'ArrowRight' ? 1 : -1))
          }}
          className="scroll-row snap-mandatory sm:rounded-card"
        >
          {slides.map((slide, index) => (
            <li key={slide} className="w-full shrink-0 snap-center">
              {isVideo(slide) ? (
                // biome-ignore lint/a11y/useMediaCaption: merchants' videos have no captions
                <video
                  src={slide}
                  controls
                  preload="none"
                  poster={images[0]}
                  aria-label={labels.video}
                  className="aspect-4/3 w-full bg-ink object-cover sm:aspect-3/2"
                />
              ) : (
                <Picture
                  src={slide}
                  alt={interpolate(labels.picture, { number: index + 1, count: slides.length })}
                  sizes="(min-width: 64rem) 800px, 100vw"
                  preload={index === 0}
                  className="aspect-4/3 sm:aspect-3/2"
                />
              )}
            </li>
          ))}
        </ul>
        {slides.length > 1 && (
          <>
            <Arrow label={labels.previous} disabled={current === 0} onPress={() => show(current - 1)} />
            <Arrow
              label={labels.next}
              disabled={current === slides.length - 1}
              onPress={() => show(current + 1)}
              forward
            />
          </>
        )}
      </div>
      {slides.length > 1 && (
        <ul className="scroll-row gap-2 p-1">
          {slides.map((slide, index) => (
            <li key={slide} className="shrink-0 snap-start">
              <button
                type="button"
                aria-label={isVideo(slide) ? labels.showVideo : interpolate(labels.show, { number: index + 1 })}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => show(index)}
                className="relative block overflow-hidden rounded-control opacity-75 ring-offset-2 ring-offset-canvas hover:opacity-100 aria-[current]:opacity-100 aria-[current]:ring-2 aria-[current]:ring-accent"
              >
                <Picture
                  src={isVideo(slide) ? (images[0] ?? '') : slide}
                  alt=""
                  sizes="96px"
                  className="h-16 w-20 sm:h-18 sm:w-24"
                />
                {isVideo(slide) && (
                  <Play aria-hidden className="absolute inset-0 m-auto size-7 fill-white text-white drop-shadow" />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Arrow(props: { label: string; disabled: boolean; onPress: () => void; forward?: boolean }) {
  const Icon = props.forward ? ChevronRight : ChevronLeft
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onPress}
      className={`absolute inset-y-0 my-auto grid size-11 place-items-center rounded-full bg-surface/90 text-ink shadow-card hover:bg-surface disabled:invisible ${props.forward ? 'end-3' : 'start-3'}`}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
