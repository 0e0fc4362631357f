import type { PageTurnerLabels } from '@/components/deals/dialog-pagination'

/** Texts of the photo grid and its dialog. */
export type PhotoLabels = PageTurnerLabels & {
  title: string
  close: string
  viewAll: string
  allPhotos: string
  /** contains `{number}` */
  photo: string
  previousPicture: string
  nextPicture: string
}
