import type { PagedListLabels } from './paged-list'

/** Texts of the photo grid and its dialog. */
export type PhotoLabels = PagedListLabels & {
  title: string
  close: string
  viewAll: string
  allPhotos: string
  /** contains `{number}` */
  photo: string
  previousPicture: string
  nextPicture: string
}
