import { pictureSources } from '@/components/ui/content/picture-sources'

interface ItemPictureProps {
  /** empty before it is known */
  src: string
  /** the URL of a smaller one, which the browser already has; shown until the other one is there */
  loaded: string | null
}

/** The picture at the top of an item's dialog. */
export function ItemPicture({ src, loaded }: ItemPictureProps) {
  return (
    <span className="picture -mx-5 -mt-5 h-52 sm:h-60">
      {/* biome-ignore lint/performance/noImgElement: as in `Picture` */}
      {loaded && <img src={loaded} alt="" />}
      {src !== '' && (
        // biome-ignore lint/performance/noImgElement: as in `Picture`
        <img {...pictureSources(src, '520px')} alt="" decoding="async" className={loaded ? 'bg-transparent!' : ''} />
      )}
    </span>
  )
}
