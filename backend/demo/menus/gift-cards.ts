import { text } from '@/backend/demo/localise'
import { localised } from '@/lib/domain/languages/languages'

const NAME = text('Gift card {amount}|{amount} 礼品卡|{amount} 禮品卡|ギフトカード {amount}')
const DESCRIPTION = text(
  'Sent at once to your wallet or to a friend, and valid for everything in this store.|即时到账，可自用或转赠好友，本店通用。|立即入帳，可自用或轉贈朋友，全店適用。|ウォレットにすぐ届き、ご友人にも贈れます。このお店のすべての商品にお使いいただけます。',
)

export const GIFT_SECTION = text('Gift cards|礼品卡|禮品卡|ギフトカード')

export const GIFT_CARDS = [2500, 5000, 10000].map((price) => ({
  name: localised((language) => NAME[language].replace('{amount}', () => `$${price / 100}`)),
  description: DESCRIPTION,
  price,
}))
