import type { DialogPaginationLabels } from '@/components/deals/dialog-pagination'

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
