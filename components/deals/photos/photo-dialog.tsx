import { PagedList } from '@/components/deals/paged-list'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { FullPhoto } from './full-photo'
import { type PhotoLabels, PhotoTile } from './photo-tile'

const GALLERY_PAGE = 12

interface PhotoDialogProps {
  photos: string[]
  /** null for all of them */
  full: number | null
  labels: PhotoLabels
  nameOf: (index: number) => string
  onShow: (index: number | null) => void
  onClose: () => void
}

/** One full-size photo, or all of them twelve at a time; loaded on first use. */
export function PhotoDialog({ photos, full, labels, nameOf, onShow, onClose }: PhotoDialogProps) {
  return (
    <Dialog
      width={900}
      maxHeight="70vh"
      isFullOnPhone
      title={full === null ? labels.title : nameOf(full)}
      closeLabel={labels.close}
      onClose={onClose}
    >
      {full === null ? (
        <PagedList
          items={photos.map((src, index) => (
            <li key={src}>
              <PhotoTile
                src={src}
                name={nameOf(index)}
                sizes="(min-width: 56rem) 210px, 25vw"
                onOpen={() => onShow(index)}
              />
            </li>
          ))}
          pageSize={GALLERY_PAGE}
          className="grid grid-cols-4 gap-2"
          labels={labels}
        />
      ) : (
        <FullPhoto
          src={photos[full] ?? ''}
          index={full}
          count={photos.length}
          alt={nameOf(full)}
          labels={labels}
          onShow={onShow}
        />
      )}
    </Dialog>
  )
}
