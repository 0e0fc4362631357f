import { getImageProps } from 'next/image'
import { DEFAULT_LOGO, type Site } from '@/lib/domain/site/site'

interface BrandProps {
  site: Site
  href: string
  compact?: boolean
  /** shows one of both: the name on account pages of a store's own domain, the logo above a hero that has the name */
  only?: 'name' | 'logo' | undefined
}

const SIDE = 40

/** Logo and name of the product, or of the store whose domain this is. */
export function Brand({ site, href, compact = false, only }: BrandProps) {
  const isMark = compact && site.logo !== ''
  const hidesName = only === 'logo' && site.logo !== ''
  return (
    <a href={href} className={`flex min-h-11 items-center gap-2.5 rounded-control ${isMark ? 'shrink-0' : 'min-w-0'}`}>
      {only !== 'name' && <Logo src={site.logo} />}
      <span
        className={`truncate font-brand text-xl font-extrabold tracking-tight ${compact ? 'max-w-48 xl:max-w-72' : 'max-w-96'} ${hidesName ? 'sr-only' : isMark ? 'max-sm:sr-only' : ''}`}
      >
        {site.name}
      </span>
    </a>
  )
}

function Logo({ src }: { src: string }) {
  if (src === '') return null
  if (src === DEFAULT_LOGO) return <Mark />
  // only the API's pictures are optimised; a configured logo is used as is
  const { props } = getImageProps({ src, alt: '', width: SIDE, height: SIDE, unoptimized: !src.startsWith('/media/') })
  // biome-ignore lint/performance/noImgElement: avoids client code for a picture in every header
  return <img {...props} alt="" className="size-10 shrink-0 rounded-control object-contain" />
}

function Mark() {
  return (
    <svg aria-hidden viewBox="0 0 64 64" className="size-10 shrink-0">
      <rect width="64" height="64" rx="18" className="fill-accent" />
      <path d="M20 50V18a4 4 0 0 1 4-4h10c8.3 0 14 5.4 14 13s-5.7 13-14 13h-5v10z" fill="#fff" />
      <path d="M29 22.5h4.600c3 0 5 1.800 5 4.500s-2 4.500-5 4.500H29z" className="fill-accent" />
      <circle cx="45" cy="48" r="5" fill="#ffc46b" />
    </svg>
  )
}
