import { eq } from 'drizzle-orm'
import { stores } from '@/backend/catalogue/schema/stores'
import type { Deps } from '@/backend/config/deps'
import { DomainError } from '@/backend/platform/errors/domain-error'
import { withoutRoot } from '@/lib/domain/site/host-name'

/** Throws `invalidRequest` unless the URL belongs to the storefront or to a store's own domain. */
export async function checkReturnUrl({ db, config }: Pick<Deps, 'db' | 'config'>, returnUrl: string): Promise<void> {
  if (returnUrl === '') return
  const url = URL.canParse(returnUrl) ? new URL(returnUrl) : null
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) throw rejection()
  url.hostname = withoutRoot(url.hostname)
  if (config.storefrontOrigins.includes(url.origin)) return
  const [store] = await db.select({ gid: stores.gid }).from(stores).where(eq(stores.domain, url.hostname))
  if (!store) throw rejection()
}

function rejection(): DomainError {
  return new DomainError('invalidRequest', 'the return address is not allowed')
}

/** Fills in the order's id, which the storefront does not know when it sends the template. */
export function toReturnUrl(template: string, orderId: string): string {
  return template.replace(/\{ord_id\}|%7Bord_id%7D/i, encodeURIComponent(orderId))
}
