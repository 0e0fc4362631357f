import type { PagedListLabels } from './paged-list'

/** Texts of the photo grid and its modal. */
export type PhotoLabels = PagedListLabels & {
  title: string
  close: string
  viewAll: string
  allPhotos: string
  /** with `{number}` */
  photo: string
  previousPicture: string
  nextPicture: string
}
