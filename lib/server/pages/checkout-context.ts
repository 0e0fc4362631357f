import 'server-only'
import { pageContext } from './page-context'

export interface CheckoutQuery {
  query?: string
  shipping?: string
}

/** The data of both checkout pages: the store of `?query=`, 0 for none, and where its terms are. */
export async function checkoutContext(searchParams: Promise<CheckoutQuery>) {
  const [{ site, paths, links }, { query, shipping }] = await Promise.all([pageContext(), searchParams])
  const gid = Math.max(0, Math.trunc(Number(query)) || 0)
  return {
    gid,
    /** an amount without goods is to be paid */
    isPay: shipping === 'freeShipping',
    frame: { site, paths },
    terms: { terms: links.terms, privacy: links.privacy },
  }
}
