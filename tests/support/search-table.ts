import { completeText } from '@/lib/domain/languages/complete-text'
import type { Localised } from '@/lib/domain/languages/languages'

type Names = [en: string, zh: string, hant: string, jp: string]
const localised = ([en, zh, hant, jp]: Names): Localised => completeText({ en, zh, 'zh-Hant': hant, jp })

/** The stores and deals that the queries below are asked of. */
export const STORES = {
  joe: localised(["Joe's Diner", '乔的餐馆', '喬的餐館', 'ジョーの食堂']),
  lodz: localised(['Łódź Bakery', '罗兹面包房', '羅茲麵包房', 'ウッチのパン屋']),
  ali: localised(['Ali Baba', '阿里巴巴', '阿里巴巴', 'アリババ']),
}
type StoreKey = keyof typeof STORES

const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const OFFERS = {
  club: ['joe', 'Club sandwich', '总汇三明治', '總匯三明治', 'クラブサンドイッチ'],
  tray: ['lodz', 'Tray of sandwiches', '三明治拼盘', '三明治拼盤', 'サンドイッチ盛り合わせ'],
  potato: ['joe', 'Baked potato', '烤土豆', '烤馬鈴薯', 'ベイクドポテト'],
  fries: ['joe', 'Sweet potatoes', '地瓜条', '地瓜條', 'さつまいも'],
  pastry: ['lodz', 'Almond pastry', '杏仁酥', '杏仁酥', 'アーモンドパイ'],
  pastries: ['lodz', 'Box of pastries', '糕点礼盒', '糕點禮盒', '焼き菓子の箱'],
  wine: ['ali', 'Glass of wine', '一杯葡萄酒', '一杯葡萄酒', 'グラスワイン'],
  glasses: ['joe', 'Reading glasses', '老花镜', '老花眼鏡', '老眼鏡'],
  mac: ['joe', 'Mac & cheese', '芝士通心粉', '起司通心粉', 'マカロニチーズ'],
  lobster: ['lodz', 'Lobster mac and cheese', '龙虾芝士粉', '龍蝦起司粉', 'ロブスターパスタ'],
  hotpot: ['ali', 'Hot-pot for two', '双人火锅', '雙人火鍋', '鍋料理'],
  buffet: ['ali', 'Hot pot buffet', '自助涮锅', '自助涮鍋', '鍋食べ放題'],
  steamboat: ['ali', 'Hotpot dinner', '晚市打边炉', '晚市打邊爐', '鍋の夕食'],
  soda: ['joe', '7-Up can', '七喜', '七喜', 'セブンアップ'],
  shirt: ['ali', 'T-shirt printing', 'T恤印花', 'T恤印花', 'Tシャツ印刷'],
  beef: ['lodz', 'Bœuf bourguignon', '红酒炖牛肉', '紅酒燉牛肉', '牛肉の赤ワイン煮'],
  danish: ['lodz', 'Smørrebrød', '丹麦单片三文治', '丹麥單片三文治', 'スモーブロー'],
  german: ['lodz', 'Straßenfest brunch', '街头早午餐', '街頭早午餐', '屋台のブランチ'],
  pho: ['ali', 'Phở đặc biệt', '特制河粉', '特製河粉', '特製フォー'],
  creme: ['joe', 'Crème brûlée', '焦糖布蕾', '焦糖布蕾', 'クレームブリュレ'],
  arab: ['ali', 'شَاوَرْمَا shawarma', '沙威玛', '沙威瑪', 'シャワルマ'],
  ham: ['joe', 'Ham platter', '火腿拼盘', '火腿拼盤', 'ハムの皿'],
  hamster: ['ali', 'Hamster cage', '仓鼠笼', '倉鼠籠', 'ハムスターの家'],
  noodles: ['ali', 'Beef noodles', '牛肉面', '牛肉麵', '牛肉ラーメン'],
  massage: ['ali', 'Thai massage', '泰式按摩', '泰式按摩', 'タイ古式マッサージ'],
  dumpling: ['ali', 'Pork dumplings', '猪肉饺子', '豬肉餃子', '豚肉餃子'],
  money: ['joe', 'Burger $& shake, 50% off', '半价汉堡', '半價漢堡', '半額バーガー'],
  escape: ['joe', 'Escape_room night', '密室逃脱', '密室逃脫', '脱出ゲーム'],
  rock: ['joe', 'Rock \'n\' roll "live"', '摇滚现场', '搖滾現場', 'ロック ライブ'],
  slash: ['joe', 'AC\\DC tribute', '致敬演出', '致敬演出', 'トリビュート公演'],
  long: ['lodz', `${LONG_WORD} cake`, '长名蛋糕', '長名蛋糕', '長い名のケーキ'],
  wagyu: ['ali', 'A5 wagyu', 'A5和牛', 'A5和牛', 'Ａ５和牛'],
} as const satisfies Record<string, readonly [StoreKey, ...Names]>

export type DealKey = keyof typeof OFFERS
export const DEALS = Object.entries(OFFERS).map(([key, [store, ...names]]) => ({
  key: key as DealKey,
  store,
  name: localised(names),
}))

const NOTHING: DealKey[] = []
const SANDWICHES: DealKey[] = ['club', 'tray']
const POTATOES: DealKey[] = ['potato', 'fries']
const PASTRIES: DealKey[] = ['pastry', 'pastries']
const GLASSES: DealKey[] = ['wine', 'glasses']
const MACS: DealKey[] = ['mac', 'lobster']
const HOTPOTS: DealKey[] = ['hotpot', 'buffet', 'steamboat']
const HAMS: DealKey[] = ['ham', 'hamster']
const WITH_BEEF: DealKey[] = ['beef', 'noodles']
const OF_JOE = DEALS.filter(({ store }) => store === 'joe').map(({ key }) => key)
const OF_LODZ = DEALS.filter(({ store }) => store === 'lodz').map(({ key }) => key)
const OF_ALI = DEALS.filter(({ store }) => store === 'ali').map(({ key }) => key)

/** Exactly these deals are found, by the corrected words if there are any. */
type Row = [query: string, found: DealKey[], corrected?: string]

export const QUERIES: Record<string, Row[]> = {
  'one and several': [
    ['sandwich', SANDWICHES],
    ['sandwiches', SANDWICHES],
    ['potato', POTATOES],
    ['potatoes', POTATOES],
    ['pastry', PASTRIES],
    ['pastries', PASTRIES],
    ['glass', GLASSES],
    ['glasses', GLASSES],
    ['dumpling', ['dumpling']],
    ['noodle', ['noodles']],
    ['massages', ['massage']],
    ['boxes', ['pastries']],
    ['t-shirts', ['shirt']],
    ['hotpots', HOTPOTS],
  ],
  'upper and lower case': [
    ['SANDWICHES', SANDWICHES],
    ['Hot-Pot', HOTPOTS],
  ],
  'accents and letters of other languages': [
    ['creme brulee', ['creme']],
    ['crème brûlée', ['creme']],
    ['brûlee', ['creme']],
    ['boeuf', ['beef']],
    ['bœuf', ['beef']],
    ['smorrebrod', ['danish']],
    ['smørrebrød', ['danish']],
    ['strassenfest', ['german']],
    ['straßenfest', ['german']],
    ['pho dac biet', ['pho']],
    ['phở', ['pho']],
    ['đặc', ['pho']],
    ['lodz', OF_LODZ],
    ['Łódź', OF_LODZ],
    ['sandwïch', SANDWICHES],
    ['massagé', ['massage']],
  ],
  'apostrophes, hyphens and joined words': [
    ["joe's", OF_JOE],
    ['joe’s', OF_JOE],
    ['joes', OF_JOE],
    ['joe', OF_JOE],
    ['hotpot', HOTPOTS],
    ['hot-pot', HOTPOTS],
    ['hot pot', HOTPOTS],
    ['hot pot buffet', ['buffet']],
    ['hotpot buffet', ['buffet']],
    ['tshirt', ['shirt']],
    ['t-shirt', ['shirt']],
    ['t shirt', ['shirt']],
    ['alibaba', OF_ALI],
    ['escaperoom', ['escape']],
    ["rock'n'roll", ['rock']],
    ['rock n roll', ['rock']],
    ['pot hot', ['hotpot', 'buffet']],
  ],
  'and, and its sign': [
    ['mac and cheese', MACS],
    ['mac & cheese', MACS],
    ['mac&cheese', MACS],
    ['mac cheese', MACS],
    ['cheese and mac', MACS],
    ['and', ['lobster']],
    ['&', NOTHING],
  ],
  'numbers beside letters': [
    ['7up', ['soda']],
    ['7-up', ['soda']],
    ['7 up', ['soda']],
    ['7', ['soda']],
    ['a5', ['wagyu']],
    ['Ａ５', ['wagyu']],
    ['a5和牛', ['wagyu']],
    ['50', ['money']],
  ],
  'Chinese and Japanese': [
    ['三明治', SANDWICHES],
    ['总汇三明治', ['club']],
    ['總匯三明治', ['club']],
    ['火锅', ['hotpot']],
    ['火鍋', ['hotpot']],
    ['涮', ['buffet']],
    ['牛肉面', ['noodles']],
    ['牛肉麵', ['noodles']],
    ['牛肉', WITH_BEEF],
    ['面', ['noodles', ...OF_LODZ]],
    ['麵', ['noodles', ...OF_LODZ]],
    ['餐館', OF_JOE],
    ['サンドイッチ', SANDWICHES],
    ['さんどいっち', SANDWICHES],
    ['ｻﾝﾄﾞｲｯﾁ', SANDWICHES],
    ['らーめん', ['noodles']],
    ['ラーメン', ['noodles']],
    ['牛肉ラーメン', ['noodles']],
    ['Tシャツ', ['shirt']],
    ['T恤', ['shirt']],
    ['按摩 泰式', ['massage']],
    ['肉牛', NOTHING],
    ['がらす', NOTHING],
  ],
  Arabic: [
    ['شاورما', ['arab']],
    ['شَاوَرْمَا', ['arab']],
    ['شاور', ['arab']],
    ['شـاورما', ['arab']],
    ['كباب', NOTHING],
  ],
  'words that are not finished': [
    ['sandw', SANDWICHES],
    ['massa', ['massage']],
    ['pastr', PASTRIES],
    ['dump', ['dumpling']],
    ['h', NOTHING],
    ['ham', HAMS],
  ],
  'several words': [
    ['thai massage', ['massage']],
    ['massage thai', ['massage']],
    ['joes potato', POTATOES],
    ['pastries lodz', PASTRIES],
    ['sandwich 三明治', SANDWICHES],
    ['beef sandwich', NOTHING],
    ['ham glasses', NOTHING],
  ],
  'one letter wrong, and nothing else': [
    ['sandwitch', SANDWICHES, 'sandwich'],
    ['sandwhiches', SANDWICHES, 'sandwiches'],
    ['masage', ['massage'], 'massage'],
    ['massagge', ['massage'], 'massage'],
    ['mossage', ['massage'], 'massage'],
    ['massaeg', ['massage'], 'massage'],
    ['assage', ['massage'], 'massage'],
    ['hai massage', NOTHING],
    ['noodels', ['noodles'], 'noodles'],
    ['nodole', ['noodles'], 'noodles'],
    ['dumplnigs', ['dumpling'], 'dumplings'],
    ['pasties', PASTRIES, 'pastries'],
    ['chese mac', MACS, 'cheese mac'],
    ['thia masage', ['massage'], 'thai massage'],
    ['Mssage', ['massage'], 'massage'],
    ['burgur', ['money'], 'burger'],
    ['mosoge', NOTHING],
    ['cage', ['hamster']],
    ['cake', ['long']],
    ['hamm', HAMS, 'ham'],
    ['jam', NOTHING],
    ['hams', HAMS],
    ['sandwiches masage', NOTHING],
    ['xyzzy', NOTHING],
  ],
  'signs and long words': [
    ['%', NOTHING],
    ['_', NOTHING],
    ['$&', NOTHING],
    ['$& shake', ['money']],
    ['50% off', ['money']],
    ['escape_room', ['escape']],
    ['%escape%', ['escape']],
    ['"live"', ['rock']],
    ["'", NOTHING],
    ["roll' & !rock | 'x':*", NOTHING],
    ['\\', NOTHING],
    ['AC\\DC', ['slash']],
    ['ac dc', ['slash']],
    ['。、「」', NOTHING],
    ['...', NOTHING],
    [LONG_WORD, ['long']],
    ['a'.repeat(100), NOTHING],
    ['*', NOTHING],
    ['+hotpot', HOTPOTS],
    ['null', NOTHING],
  ],
}

/** Stores, by their own names and those of their dishes: Ali Baba has those of the last list. */
export const STORE_QUERIES: [query: string, found: StoreKey[]][] = [
  ["joe's", ['joe']],
  ['joes diner', ['joe']],
  ['diners', ['joe']],
  ['bakeries', ['lodz']],
  ['łodz', ['lodz']],
  ['alibaba', ['ali']],
  ['beef noodle', ['ali']],
  ['牛肉麵', ['ali']],
  ['ジョー', ['joe']],
  ['$&', []],
]

export const DISH_QUERIES: [query: string, found: DealKey[]][] = [
  ['noodle', ['noodles']],
  ['beef noodles', ['noodles']],
  ['牛肉麵', ['noodles']],
  ['らーめん', ['noodles']],
  ['shaw', ['arab']],
  ['شاورما', ['arab']],
  ['bœuf', ['beef']],
  ['boeuf', ['beef']],
  ['tshirts', ['shirt']],
  ['t-shirt', ['shirt']],
  ['shirt beef', NOTHING],
  ['$&', NOTHING],
]
