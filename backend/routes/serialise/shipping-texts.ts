import { SHIPPING_METHOD } from '@/lib/domain/codes/shipping-method'
import type { Localised } from '@/lib/domain/site/languages'

/** The label of a shipping method on an order. */
export const SHIPPING_TEXTS: Record<number, Localised> = {
  [SHIPPING_METHOD.delivery]: { en: 'Delivery', zh: '外送', 'zh-Hant': '外送', jp: '配達' },
  [SHIPPING_METHOD.pickup]: { en: 'Pickup', zh: '自取', 'zh-Hant': '自取', jp: '店頭受取' },
  [SHIPPING_METHOD.eatin]: { en: 'Eat in', zh: '堂食', 'zh-Hant': '內用', jp: '店内' },
  [SHIPPING_METHOD.flatrate]: { en: 'Flat-rate shipping', zh: '固定运费', 'zh-Hant': '固定運費', jp: '送料均一' },
  [SHIPPING_METHOD.freeShipping]: { en: 'Free shipping', zh: '免运费', 'zh-Hant': '免運費', jp: '送料無料' },
}
