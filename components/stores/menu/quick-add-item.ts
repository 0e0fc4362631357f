import { flyToCart } from '@/lib/browser/cart/fly-to-cart'
import { addToCart } from '@/lib/browser/cart/menu-cart'
import { loadMenu } from '@/lib/browser/cart/menus'
import { timeNow } from '@/lib/browser/clock'
import { quickLine } from '@/lib/domain/cart/quick-add'
import type { Id } from '@/lib/domain/codes/id'
import { productById } from '@/lib/domain/stores/menu'

/** `control` stands in its card. false where its dialog has to say why not. Loaded on first use. */
export async function quickAddItem(gid: Id, pid: Id, control: Element | null): Promise<boolean> {
  const menu = await loadMenu(gid, [pid])
  const product = menu.ok && productById(menu.value.products, pid)
  const line = product ? quickLine(product, menu.value.store, new Date(timeNow())) : null
  if (!menu.ok || !line) return false
  addToCart(menu.value.store, line)
  flyToCart(control)
  return true
}
