import { type OptionTemplate, options } from '@/backend/demo/deals/deal-options'

const SPICE = options(
  'How spicy?|辣度|辛さ',
  1,
  1,
  `
  0|Mild|微辣|ひかえめ
  0|Medium|中辣|ふつう
  0|Hot|重辣|辛口
  50|House fire|特辣|激辛`,
)

const SIZE = options(
  'Size|份量|サイズ',
  1,
  1,
  `
  0|Regular|常规|並
  350|Large|大份|大盛り
  700|For sharing|分享装|取り分け用`,
)

const EXTRAS = options(
  'Add to it|加料|追加',
  0,
  4,
  `
  250|Soft egg|溏心蛋|味玉
  300|Extra vegetables|加青菜|野菜増し
  450|Extra meat|加肉|肉増し
  150|Chilli oil|辣油|ラー油
  200|Extra sauce|加酱|ソース追加`,
)

/** Selecting `DRINK_WITH_IT` opens a nested group for its sweetness. */
export const SET_MEAL = options(
  'Make it a set|升级套餐|セットにする',
  0,
  1,
  `
  450|With a tea|配茶饮|お茶付き
  750|With a tea and a side|配茶饮与小食|お茶と小皿付き`,
)

export const SWEETNESS = options(
  'Sweetness of the tea|茶饮甜度|お茶の甘さ',
  1,
  1,
  `
  0|No sugar|无糖|無糖
  0|Half|半糖|半分
  0|Full|全糖|通常`,
)

const ICE = options(
  'Ice|冰量|氷',
  1,
  1,
  `
  0|No ice|去冰|氷なし
  0|Less ice|少冰|少なめ
  0|Normal|正常|ふつう
  50|Hot instead|热饮|ホットに変更`,
)

const MILK = options(
  'Milk|奶类|ミルク',
  1,
  1,
  `
  0|Whole|全脂|牛乳
  0|Skimmed|脱脂|低脂肪
  80|Oat|燕麦|オーツ
  80|Almond|杏仁|アーモンド`,
)

const COOKED = options(
  'How cooked?|几分熟|焼き加減',
  1,
  1,
  `
  0|Rare|三分|レア
  0|Medium|五分|ミディアム
  0|Well done|全熟|ウェルダン`,
)

const SIDES = options(
  'Choose two sides|任选两款配菜|付け合わせを二品',
  2,
  2,
  `
  0|Hand-cut fries|手切薯条|手切りポテト
  0|Green salad|绿色沙拉|グリーンサラダ
  0|Roast vegetables|烤时蔬|焼き野菜
  150|Mac and cheese|芝士通心粉|マカロニチーズ
  0|Coleslaw|卷心菜沙拉|コールスロー`,
)

/** The option groups of a dish, by its picture subject. */
export function groupsFor(subject: string): OptionTemplate[] {
  if (['noodles', 'ramen', 'pho', 'hotpot', 'soup'].includes(subject)) return [SPICE, EXTRAS, SET_MEAL]
  if (['stirfry', 'curry', 'bibimbap', 'rice', 'tofu'].includes(subject)) return [SPICE, SIZE]
  if (['bubbletea', 'juice', 'smoothie'].includes(subject)) return [SIZE, SWEETNESS, ICE]
  if (['coffee', 'tea', 'matcha'].includes(subject)) return [SIZE, MILK]
  if (subject === 'steak') return [COOKED, SIDES]
  if (['burger', 'ribs', 'sandwich'].includes(subject)) return [SIDES, EXTRAS]
  if (['pizza', 'pasta', 'taco', 'burrito', 'bento'].includes(subject)) return [SIZE, EXTRAS]
  return []
}
