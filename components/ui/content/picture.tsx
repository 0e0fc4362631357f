'use client'

import { Image as ImageIcon } from 'lucide-react'
import { getImageProps } from 'next/image'
import { useState } from 'react'

interface PictureProps {
  /** a path of this site, such as `/media/deals/12/1` */
  src: string
  /** empty when the adjacent text says the same */
  alt: string
  /** displayed width, such as `(min-width: 64rem) 25vw, 100vw`; `96px` for a fixed width */
  sizes: string
  /** the largest picture of the page, loaded first */
  preload?: boolean
  /** shape and corners of the frame, such as `aspect-4/3 rounded-card` */
  className?: string
  fit?: 'cover' | 'contain'
}

const FIXED = /^(\d+)px$/

/** A fixed width loads at 1x and 2x; other sizes at every available width. */
function dimensions(sizes: string) {
  const width = Number(FIXED.exec(sizes)?.[1])
  return width > 0 ? { width, height: width } : { fill: true, sizes }
}

/** React preloads in the document's head what is not lazy. */
function imageProps(src: string, sizes: string, preload = false) {
  const { props } = getImageProps({ src, alt: '', ...dimensions(sizes), preload })
  return { ...props, fetchPriority: preload ? ('high' as const) : undefined }
}

/** A picture that fills its frame; a placeholder replaces it when it fails to load. */
export function Picture({ src, alt, sizes, preload, className = 'aspect-4/3', fit = 'cover' }: PictureProps) {
  const [failed, setFailed] = useState(false)
  // an error before hydration fires no event
  const checkEarlier = (img: HTMLImageElement | null) => {
    if (img?.complete && img.naturalWidth === 0 && img.currentSrc) setFailed(true)
  }
  return (
    <span className={`relative block overflow-hidden bg-sunken ${className}`}>
      {failed || src === '' ? (
        <span className="absolute inset-0 grid place-items-center text-line-strong">
          {alt && <span className="sr-only">{alt}</span>}
          <ImageIcon aria-hidden className="size-1/4 max-h-10 max-w-10 min-h-5 min-w-5" />
        </span>
      ) : (
        // biome-ignore lint/performance/noImgElement: next/image's component weighs 2 KB of script on every page
        <img
          {...imageProps(src, sizes, preload)}
          ref={checkEarlier}
          alt={alt}
          onError={() => setFailed(true)}
          className={`absolute inset-0 size-full ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
        />
      )}
    </span>
  )
}
