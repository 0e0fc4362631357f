import { type Id, isSameId } from '@/lib/domain/codes/id'

/** A store's own domain. */
export interface OwnSite {
  domain: string
  gid: Id
}

/** Whether what belongs to a store is shown on a site, which is the shared one for null. */
export function isOfSite(own: OwnSite | null, gid: Id | null): boolean {
  return own === null || isSameId(gid, own.gid)
}
