import { ASIAN_MENUS } from './asian-menus'
import { CAFE_MENUS } from './cafe-menus'
import { CANTONESE_MENU } from './cantonese-menu'
import { CHINESE_MENUS } from './chinese-menus'
import type { MenuSection } from './menu'
import { WESTERN_MENUS } from './western-menus'

/** The menus by cuisine; several restaurants can share one. */
export const MENUS: Record<string, MenuSection[] | undefined> = {
  ...CHINESE_MENUS,
  ...CANTONESE_MENU,
  ...ASIAN_MENUS,
  ...WESTERN_MENUS,
  ...CAFE_MENUS,
}
