import 'server-only'
import { getStore } from '@/lib/commerce-client/stores/stores-api'
import { isSameId, parseId } from '@/lib/domain/codes/id'
import { isLanguage, type Language } from '@/lib/domain/languages/languages'
import type { Site } from '@/lib/domain/site/site'
import type { Store } from '@/lib/domain/stores/stores'
import { hostFile } from './host-files'

const FRESH_SECONDS = 30

export interface MenuSegment<More = unknown> {
  params: Promise<{ lan: string; gid: string } & More>
}

/** The store of a path of its menu; null for one that there is not, or not on this site. */
export async function findMenuStore(
  site: Site,
  { lan, gid: text }: { lan: string; gid: string },
): Promise<{ store: Store; language: Language } | null> {
  const gid = parseId(text)
  if (!isLanguage(lan) || gid === null || (site.kind === 'store' && !isSameId(site.gid, gid))) return null
  const store = await getStore(gid, lan)
  return store && { store, language: lan }
}

export function menuFile(answer: unknown): Response {
  return hostFile(JSON.stringify(answer), 'application/json', FRESH_SECONDS)
}
