import 'server-only'
import { parseId } from '@/lib/domain/codes/id'
import { pageContext } from './page-context'

export interface CheckoutQuery {
  query?: string
  shipping?: string
}

/** `gid` is the store of `?query=`, 0 for none. */
export async function checkoutContext(searchParams: Promise<CheckoutQuery>) {
  const [{ site, paths, links }, { query, shipping }] = await Promise.all([pageContext(), searchParams])
  const gid = parseId(query ?? '') ?? 0
  return {
    gid,
    isPay: shipping === 'freeShipping',
    frame: { site, paths },
    terms: { terms: links.terms, privacy: links.privacy },
  }
}
