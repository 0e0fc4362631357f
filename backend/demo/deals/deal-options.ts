import type { SaleKind } from '@/backend/demo/catalogue/leaf'
import { text } from '@/backend/demo/localise'
import type { Localised } from '@/lib/domain/site/languages'

export interface OptionTemplate {
  name: Localised
  min: number
  max: number
  /** name and price in minor units */
  choices: { name: Localised; price: number }[]
}

/** Choice lines are `cents|English|简体中文|日本語`. */
export function options(name: string, min: number, max: number, lines: string): OptionTemplate {
  const choices = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [cents, ...rest] = line.trim().split('|')
      return { name: text(rest.join('|')), price: Number(cents) }
    })
  return { name: text(name), min, max, choices }
}

const WHEN = options(
  'When would you like to come?|希望何时到店？|ご希望の時間帯',
  1,
  1,
  `
  0|Weekday|工作日|平日
  0|Friday evening|周五晚|金曜の夜
  500|Weekend|周末|週末`,
)

/** The options of a deal, by sale kind. */
export const DEAL_OPTIONS: Record<SaleKind, OptionTemplate[]> = {
  dine: [
    options(
      'Choose a starter|选择前菜|前菜を選ぶ',
      1,
      1,
      `
      0|Chef's small plate|主厨小碟|シェフの小皿
      0|Seasonal salad|时令沙拉|季節のサラダ
      300|Soup of the day|今日例汤|本日のスープ
      500|Half dozen oysters|生蚝半打|牡蠣半ダース`,
    ),
    options(
      'Add something|加点什么|追加',
      0,
      3,
      `
      400|Soft drink|软饮|ソフトドリンク
      900|Glass of house wine|店酿葡萄酒一杯|ハウスワイン
      800|Dessert of the day|今日甜品|本日のデザート
      600|Extra side|加一份配菜|追加の一品`,
    ),
    WHEN,
  ],
  treat: [
    options(
      'Size|规格|サイズ',
      1,
      1,
      `
      0|Regular|标准|レギュラー
      150|Large|大份|ラージ
      350|Extra large|特大|特大`,
    ),
    options(
      'Extras|加料|トッピング',
      0,
      2,
      `
      75|Oat milk|燕麦奶|オーツミルク
      100|Fresh fruit|鲜果|フルーツ
      125|Whipped cream|奶油|ホイップ
      150|Extra shot|加浓缩|ショット追加`,
    ),
  ],
  visit: [
    options(
      'Length|时长|お時間',
      1,
      1,
      `
      0|Standard|标准|標準
      2500|Thirty minutes longer|延长三十分钟|三十分延長
      4500|One hour longer|延长一小时|一時間延長`,
    ),
    WHEN,
    options(
      'Add-ons|附加项目|オプション',
      0,
      2,
      `
      1500|Aromatherapy|芳香护理|アロマ
      2000|Take-home kit|带回家护理包|お持ち帰りセット
      1000|Welcome drink|迎宾饮品|ウェルカムドリンク`,
    ),
  ],
  goods: [
    options(
      'Colour|颜色|色',
      1,
      1,
      `
      0|Natural|原色|ナチュラル
      0|Charcoal|炭灰|チャコール
      0|Forest green|墨绿|深緑
      0|Clay red|陶红|赤土`,
    ),
    options(
      'Wrapping|包装|包装',
      0,
      1,
      `
      0|Plain|普通|簡易
      500|Gift box with card|礼盒附卡|ギフト箱とカード`,
    ),
  ],
  trip: [
    options(
      'Departure|出发时段|出発',
      1,
      1,
      `
      0|Midweek|周中|平日
      2500|Weekend|周末|週末
      4500|Public holiday|公众假期|祝日`,
    ),
    options(
      'Language of the guide|导游语言|ガイドの言語',
      1,
      1,
      `
      0|English|英语|英語
      0|Mandarin|普通话|中国語
      1000|Japanese|日语|日本語`,
    ),
    options(
      'Extras|附加项目|オプション',
      0,
      3,
      `
      1500|Picnic box|野餐盒|お弁当
      2000|Photographs|照片包|写真セット
      900|Travel insurance|旅行保险|旅行保険`,
    ),
  ],
  ticket: [
    options(
      'Session|场次|回',
      1,
      1,
      `
      0|Matinee|日场|昼の回
      300|Evening|晚场|夜の回
      600|Saturday night|周六夜场|土曜の夜`,
    ),
    options(
      'Treats|小食|軽食',
      0,
      2,
      `
      600|Popcorn|爆米花|ポップコーン
      500|Soft drink|软饮|ソフトドリンク
      1200|Souvenir|纪念品|記念品`,
    ),
  ],
  job: [
    options(
      'Size of the home|房屋大小|お住まいの広さ',
      1,
      1,
      `
      0|Studio or one bedroom|单间或一居|ワンルーム・一寝室
      4000|Two bedrooms|两居|二寝室
      8000|Three bedrooms|三居|三寝室
      12000|House|独立屋|一戸建て`,
    ),
    options(
      'Arrival|上门时段|訪問時間',
      1,
      1,
      `
      0|Morning|上午|午前
      0|Afternoon|下午|午後
      2000|Evening|晚间|夜`,
    ),
  ],
  appointment: [
    WHEN,
    options(
      'Language spoken|服务语言|対応言語',
      1,
      1,
      `
      0|English|英语|英語
      0|Mandarin|普通话|中国語
      0|Cantonese|粤语|広東語
      0|Japanese|日语|日本語`,
    ),
  ],
}
