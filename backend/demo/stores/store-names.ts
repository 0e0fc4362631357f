import { texts } from '@/backend/demo/localise'

/** First words of generated store names, combined with a trade and, once they run out, a neighbourhood. */
export const STORE_WORDS = texts(`
  Juniper|杜松|ジュニパー
  Cedar and Salt|雪松与盐|杉と塩
  Blue Heron|蓝鹭|青鷺
  North Star|北极星|北極星
  Marigold|金盏花|マリーゴールド
  Little Fox|小狐狸|こぎつね
  Red Lantern|红灯笼|赤ちょうちん
  Morning Glory|朝颜|朝顔
  Copper Kettle|铜壶|銅のやかん
  Quiet Tide|静潮|静かな潮
  Silver Birch|白桦|白樺
  Golden Hour|金色时光|黄金時間
  Paper Crane|纸鹤|折り鶴
  Evergreen|常青|常緑
  Plum Blossom|梅花|梅の花
  Sparrow|小麻雀|すずめ
  Harbourview|海港景|港の見える
  Wild Rose|野玫瑰|野ばら
  Third Street|三街|三番通り
  Sunday|星期天|日曜日
  Moonrise|月升|月の出
  Olive Branch|橄榄枝|オリーブの枝
  Snow Peak|雪峰|雪の峰
  Tangerine|蜜柑|みかん
  Honest|诚心|まごころ
  Bluebird|蓝鸟|青い鳥
  Hearth|炉边|囲炉裏
  River Stone|河石|川の石
  Clover|三叶草|クローバー
  Ginkgo|银杏|いちょう
  Fig and Fern|无花果与蕨|いちじくとしだ
  Velvet|丝绒|ベルベット
  Compass|指南针|羅針盤
  Foxglove|毛地黄|ジギタリス
  Driftwood|浮木|流木
  Pepper Tree|胡椒树|胡椒の木
  Lighthouse|灯塔|灯台
  Hummingbird|蜂鸟|はちどり
  Willow|柳|やなぎ
  Saltspring|盐泉|ソルトスプリング
  Amber|琥珀|こはく
  Thistle|蓟|あざみ
  Acorn|橡果|どんぐり
  Skylark|云雀|ひばり
  Ember|余烬|おきび
  Lotus|莲|はす
  Magnolia|玉兰|もくれん
  Kingfisher|翠鸟|かわせみ
  Pinecone|松果|まつぼっくり
  Indigo|靛蓝|あい
`)

export const OWNERS = [
  'Mei Lin Zhao',
  'Daniel Okafor',
  'Priya Raman',
  'Hiroshi Tanabe',
  'Sofia Marchetti',
  'Ji-woo Han',
  'Grace Nguyen',
  'Thomas Bergeron',
  'Aiko Morita',
  'Rafael Ortega',
  'Wei Chen',
  'Hannah Fraser',
  'Kwame Mensah',
  'Emily Lau',
]
