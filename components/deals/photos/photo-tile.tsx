import type { DialogPaginationLabels } from '@/components/deals/dialog-pagination'
import { Picture } from '@/components/ui/content/picture'

export type PhotoLabels = DialogPaginationLabels & {
  title: string
  close: string
  viewAll: string
  allPhotos: string
  /** contains `{number}` */
  photo: string
  previousPicture: string
  nextPicture: string
}

export function PhotoTile(props: { src: string; name: string; sizes: string; onOpen: () => void }) {
  const { src, name, sizes, onOpen } = props
  return (
    <button type="button" aria-label={name} onClick={onOpen} className="block w-full rounded-control">
      <Picture src={src} alt="" sizes={sizes} className="aspect-square rounded-control" />
    </button>
  )
}
