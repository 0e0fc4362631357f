import type { menuSections, products } from '@/backend/db/schema/products'
import { text } from '@/backend/demo/localise'
import { addOptionGroup, type OptionRows } from '@/backend/demo/option-rows'
import { createRandom, type Random } from '@/backend/demo/random'
import type { StoreSpec } from '@/backend/demo/stores/store-spec'
import { LINE_KIND } from '@/lib/domain/codes/line-kind'
import { localised } from '@/lib/domain/site/languages'
import type { WeeklyHours } from '@/lib/domain/stores/weekly-hours'
import { groupsFor, SET_MEAL, SWEETNESS } from './dish-options'
import type { Dish } from './menu'
import { MENUS } from './menus'

export interface MenuRows {
  sections: (typeof menuSections.$inferInsert)[]
  products: (typeof products.$inferInsert)[]
}

const FIRST_PRODUCT_ID = 300_001
const LUNCH = { open: 11 * 60, close: 15 * 60 }
const LUNCH_ONLY: WeeklyHours = [[LUNCH], [LUNCH], [LUNCH], [LUNCH], [LUNCH], [], []]
const GIFT_SECTION = text('Gift cards|礼品卡|ギフトカード')
const GIFT_NAME = text('Gift card {amount}|{amount}礼品卡|ギフトカード {amount}')
const GIFT_DESCRIPTION = text(
  'For somebody who would rather choose: sent at once, valid in this store.|送给喜欢自己挑的人：即时送达，本店通用。|自分で選びたい方へ。すぐに届き、この店で使えます。',
)
const GIFT_AMOUNTS = [2500, 5000, 10000]

function addOptions(options: OptionRows, productId: number, dish: Dish, random: Random): void {
  for (const template of groupsFor(dish.subject)) {
    const choices = addOptionGroup(options, { productId }, template, random)
    if (template !== SET_MEAL) continue
    for (const parentChoiceId of choices) addOptionGroup(options, { productId, parentChoiceId }, SWEETNESS, random)
  }
}

function sellsGiftCards(each: StoreSpec): boolean {
  return each.menu !== null && each.gid < 1100 && each.gid % 4 === 1
}

/** Sections and products of every store with a menu; each store varies the prices and length of its cuisine's menu. */
export function buildMenus(written: StoreSpec[], options: OptionRows): MenuRows {
  const rows: MenuRows = { sections: [], products: [] }
  for (const each of written) {
    const sections = each.menu === null ? [] : MENUS[each.menu]
    if (!sections) throw new Error(`no menu ${each.menu}`)
    const random = createRandom(`menu ${each.gid}`)
    const level = random.int(94, 112) / 100
    let position = 0
    const addSection = (name: MenuRows['sections'][number]['name']) => {
      const id = rows.sections.length + 1
      rows.sections.push({ id, gid: each.gid, name, position: rows.sections.length % 1000 })
      return id
    }
    const add = (
      sectionId: number,
      product: Omit<MenuRows['products'][number], 'id' | 'gid' | 'sectionId' | 'sku' | 'position'>,
    ) => {
      const id = FIRST_PRODUCT_ID + rows.products.length
      rows.products.push({
        id,
        gid: each.gid,
        sectionId,
        sku: `${each.gid}-${position + 1}`,
        position: position++,
        ...product,
      })
      return id
    }
    for (const section of sections) {
      const dishes = section.dishes.filter((_, n) => n < 2 || each.gid < 1100 || random.chance(0.92))
      const sectionId = addSection(section.name)
      for (const dish of dishes) {
        const id = add(sectionId, {
          name: dish.name,
          description: dish.description,
          price: Math.round((dish.price * level) / 25) * 25,
          kind: LINE_KIND.goods,
          picture: `dish/${dish.subject}/${FIRST_PRODUCT_ID + rows.products.length}`,
          stock: random.chance(0.05) ? 0 : random.chance(0.1) ? random.int(2, 9) : null,
          // a store that opens in the evening could never serve it
          available: random.chance(0.06) && each.hours !== 'late' ? LUNCH_ONLY : null,
        })
        addOptions(options, id, dish, random)
      }
    }
    if (!sellsGiftCards(each)) continue
    const sectionId = addSection(GIFT_SECTION)
    for (const price of GIFT_AMOUNTS) {
      add(sectionId, {
        name: localised((language) => GIFT_NAME[language].replace('{amount}', `$${price / 100}`)),
        description: GIFT_DESCRIPTION,
        price,
        kind: LINE_KIND.giftCard,
        picture: `dish/gift/${FIRST_PRODUCT_ID + rows.products.length}`,
        stock: null,
        available: null,
      })
    }
  }
  return rows
}
