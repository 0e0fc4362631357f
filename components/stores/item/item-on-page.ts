import type { Id } from '@/lib/domain/codes/id'

export interface ItemOnPage {
  name: string
  /** URL of the picture that its card has loaded; null without one */
  picture: string | null
}

/** What the page shows of an item, for its dialog to begin with; null where it has no card. */
export function itemOnPage(pid: Id): ItemOnPage | null {
  const link = document.querySelector(`a[data-product="${pid}"]`)
  if (!link) return null
  const image = link.closest('article')?.querySelector('img')
  return { name: link.textContent.trim(), picture: image?.complete && image.naturalWidth > 0 ? image.currentSrc : null }
}
