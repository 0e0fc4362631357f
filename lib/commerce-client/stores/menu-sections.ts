import 'server-only'
import type { z } from 'zod'
import { readPublic } from '@/lib/commerce-client/transport/public-read'
import { readMenu } from '@/lib/contract/menu'
import type { Id } from '@/lib/domain/codes/id'
import type { Language } from '@/lib/domain/languages/languages'

export type WireSection = z.output<typeof readMenu.records>[number]
export type MenuPart = Pick<z.input<typeof readMenu.request>, 'ids' | 'page' | 'limit'>

/** Reads a menu, or some products or a page of it, as on the wire; the whole menu where an API refuses pages. */
export async function readMenuSections(gid: Id, language: Language, part: MenuPart): Promise<WireSection[]> {
  const store = { gid, lan: language }
  const tags = [`store:${gid}` as const]
  if (part.page === undefined) return (await readPublic(readMenu, { ...store, ...part }, { tags })) ?? []
  const page = await readPublic(readMenu, { ...store, ...part }, { tags, isAddition: true })
  return page ?? (await readPublic(readMenu, store, { tags })) ?? []
}
