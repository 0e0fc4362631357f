import type { menuSections, products } from '@/backend/catalogue/schema/products'
import type { OptionsFile, StoreFile } from '@/backend/demo/content/content-files'
import { text } from '@/backend/demo/localise'
import { addOptions, type OptionRows } from '@/backend/demo/option-rows'
import { pictureKey } from '@/backend/demo/pictures/picture-keys'
import { createRandom } from '@/backend/demo/random'
import { LINE_KIND } from '@/lib/domain/codes/catalogue-codes'
import { localised } from '@/lib/domain/languages/languages'
import type { WeeklyHours } from '@/lib/domain/stores/opening-hours'

const NAME = text('Gift card {amount}|{amount} 礼品卡|{amount} 禮品卡|ギフトカード {amount}')
const DESCRIPTION = text(
  'Sent at once to your wallet or to a friend, and valid for everything in this store.|即时到账，可自用或转赠好友，本店通用。|立即入帳，可自用或轉贈朋友，全店適用。|ウォレットにすぐ届き、ご友人にも贈れます。このお店のすべての商品にお使いいただけます。',
)

const GIFT_SECTION = text('Gift cards|礼品卡|禮品卡|ギフトカード')

const GIFT_CARDS = [2500, 5000, 10000].map((price) => ({
  name: localised((language) => NAME[language].replace('{amount}', () => `$${price / 100}`)),
  description: DESCRIPTION,
  price,
}))

export interface MenuRows {
  sections: (typeof menuSections.$inferInsert)[]
  products: (typeof products.$inferInsert)[]
}

type Facts = Omit<MenuRows['products'][number], 'id' | 'gid' | 'sectionId' | 'sku' | 'position'>

const FIRST_PRODUCT_ID = 300_001
const LUNCH = { open: 11 * 60, close: 15 * 60 }
const LUNCH_ONLY: WeeklyHours = [[LUNCH], [LUNCH], [LUNCH], [LUNCH], [LUNCH], [], []]

/** Builds sections and products of every store with a menu, in the order of their files. */
export function buildMenus(stores: StoreFile[], written: OptionsFile, options: OptionRows): MenuRows {
  const rows: MenuRows = { sections: [], products: [] }
  for (const { gid, menu, sellsGiftCards } of stores) {
    let position = 0
    let sections = 0
    const addSection = (name: MenuRows['sections'][number]['name'], taxClass = '') => {
      const id = rows.sections.length + 1
      sections += 1
      rows.sections.push({ id, gid, key: `${sections}`, name, taxClass, position: rows.sections.length % 1000 })
      return id
    }
    const add = (sectionId: number, facts: Facts) => {
      const id = FIRST_PRODUCT_ID + rows.products.length
      rows.products.push({ id, gid, sectionId, sku: `${gid}-${position + 1}`, position: position++, ...facts })
      return id
    }
    for (const section of menu) {
      const sectionId = addSection(section.name, section.taxClass)
      for (const dish of section.dishes) {
        const random = createRandom(`dish ${gid} ${dish.id}`)
        const id = add(sectionId, {
          name: dish.name,
          description: dish.description,
          price: dish.price,
          kind: LINE_KIND.goods,
          picture: pictureKey(dish.picture) ?? '',
          stock: random.chance(0.05) ? 0 : random.chance(0.1) ? random.int(2, 9) : null,
          available: dish.lunchOnly ? LUNCH_ONLY : null,
          taxClass: dish.taxClass ?? 'standard',
        })
        addOptions(options, written, dish.options, { productId: id }, random)
      }
    }
    if (!sellsGiftCards) continue
    const sectionId = addSection(GIFT_SECTION)
    for (const card of GIFT_CARDS)
      add(sectionId, {
        ...card,
        kind: LINE_KIND.giftCard,
        picture: '',
        stock: null,
        available: null,
        taxClass: 'standard',
      })
  }
  return rows
}
