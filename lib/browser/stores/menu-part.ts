import { type Id, parseId } from '@/lib/domain/codes/id'
import { DEADLINES } from '@/lib/domain/time/deadlines'

/** A dish that one press adds to the cart; `place` is the element of its card. */
interface QuickDish {
  place: Element
  pid: Id
  max: number
  name: string
}

/** A page of a long menu, as elements for the document of another one. */
export interface MenuPart {
  href: string
  sections: HTMLElement[]
  /** links to all pages */
  pages: Node[]
  /** address of the following page; null for the last one */
  next: string | null
  quickDishes: QuickDish[]
}

/** Reads a page of the menu from its own document; rejects where it cannot be loaded within 10 s. */
export async function loadMenuPart(href: string): Promise<MenuPart> {
  const response = await fetch(href, { signal: AbortSignal.timeout(DEADLINES.browserRead) })
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
  const part = new DOMParser().parseFromString(await response.text(), 'text/html')
  const sections = [...part.querySelectorAll<HTMLElement>('#menu > section')]
  if (sections.length === 0) throw new Error('no menu')
  for (const section of sections) {
    // a section that began on the page before has its heading there
    if (document.getElementById(section.id)) section.removeAttribute('id')
  }
  return {
    href,
    sections,
    pages: [...(part.getElementById('menu-pages')?.childNodes ?? [])],
    next: part.getElementById('menu-next')?.getAttribute('href') ?? null,
    quickDishes: sections.flatMap((section) =>
      [...section.querySelectorAll<HTMLElement>('[data-max]')].flatMap(toQuickDish),
    ),
  }
}

/** Takes the buttons out, which only React can bring to life. */
function toQuickDish(buttons: HTMLElement): QuickDish[] {
  const place = buttons.closest('article')
  const link = place?.querySelector<HTMLElement>('a[data-product]')
  const pid = parseId(link?.dataset.product ?? '')
  if (!place || !link || pid === null) return []
  buttons.remove()
  return [{ place, pid, max: Number(buttons.dataset.max), name: link.textContent.trim() }]
}
