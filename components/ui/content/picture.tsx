import { pictureSources } from './picture-sources'

interface PictureProps {
  /** such as `/media/deals/12/1` */
  src: string
  /** empty when the adjacent text says the same */
  alt: string
  /** about the displayed width, such as `(min-width: 64rem) 25vw, 100vw`; `96px` for a fixed width */
  sizes: string
  /** the largest picture of the page, loaded first */
  preload?: boolean
  /** classes of the frame, such as `aspect-4/3 rounded-card` */
  className?: string
  fit?: 'cover' | 'contain'
}

/** A picture that fails to load shows what is behind it, see `PreHydrationScript`. */
export function Picture({ src, alt, sizes, preload, className = 'aspect-4/3', fit = 'cover' }: PictureProps) {
  return (
    <span className={`picture ${fit === 'contain' ? 'picture-contain' : ''} ${className}`}>
      {src === '' ? (
        alt && <span className="sr-only">{alt}</span>
      ) : (
        // biome-ignore lint/performance/noImgElement: next/image's component weighs 2 KB of script on every page
        <img
          key={src}
          {...pictureSources(src, sizes)}
          alt={alt}
          {...(preload ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      )}
    </span>
  )
}
