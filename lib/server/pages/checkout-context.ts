import 'server-only'
import { pageContext } from './page-context'

export interface CheckoutQuery {
  query?: string
  shipping?: string
}

/** What both checkout pages need: the store of `?query=`, 0 for none, and where its checkout leads. */
export async function checkoutContext(searchParams: Promise<CheckoutQuery>) {
  const [{ site, paths, links }, { query, shipping }] = await Promise.all([pageContext(), searchParams])
  const gid = Math.max(0, Math.trunc(Number(query)) || 0)
  return {
    gid,
    /** an amount without goods is to be paid */
    isPay: shipping === 'freeShipping',
    frame: { site, paths },
    links: {
      // back to the store is the home of a store's own domain
      store: paths.store(gid),
      order: paths.order('{id}'),
      paypal: paths.paypal('{id}'),
      terms: links.terms,
      privacy: links.privacy,
    },
  }
}
