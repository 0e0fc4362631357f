import type { Localised } from '@/lib/domain/languages/languages'
import { text } from './localise'

export interface Category {
  id: number
  parentId: number | null
  level: 1 | 2 | 3
  position: number
  name: Localised
  icon: string
}

/** Two spaces of indent per level: `id icon English|简体中文|臺灣中文|日本語`. Icons are lucide names. */
const TREE = `
1000 utensils Food and drinks|美食饮品|美食與飲品|グルメ・ドリンク
  1010 chef-hat Restaurants|餐厅|餐廳|レストラン
    1011 soup Chinese|中餐|中式料理|中華料理
    1012 fish Japanese|日本料理|日本料理|日本料理
    1013 flame Korean|韩国料理|韓國料理|韓国料理
    1014 pizza Italian|意大利菜|義大利料理|イタリアン
    1015 cooking-pot Indian|印度菜|印度料理|インド料理
    1016 salad Mexican|墨西哥菜|墨西哥料理|メキシコ料理
    1017 leaf Thai and Vietnamese|泰国越南菜|泰式與越式料理|タイ・ベトナム料理
    1018 sandwich Burgers and barbecue|汉堡烧烤|漢堡與烤肉|バーガー・バーベキュー
    1019 shell Seafood|海鲜|海鮮|シーフード
  1020 coffee Cafés and sweets|咖啡甜品|咖啡與甜點|カフェ・スイーツ
    1021 coffee Coffee and tea|咖啡茶饮|咖啡與茶|コーヒー・紅茶
    1022 cup-soda Bubble tea|珍珠奶茶|手搖飲|タピオカティー
    1023 croissant Bakeries|面包烘焙|麵包烘焙|ベーカリー
    1024 ice-cream-cone Desserts|甜品冰淇淋|甜點與冰品|デザート
  1030 wine Bars and drinks|酒吧酒水|酒吧與酒類|バー・お酒
    1031 martini Cocktail bars|鸡尾酒吧|調酒酒吧|カクテルバー
    1032 beer Breweries and pubs|精酿啤酒|精釀啤酒|ブルワリー・パブ
    1033 grape Wine and sake|葡萄酒与清酒|葡萄酒與清酒|ワイン・日本酒
  1040 utensils-crossed Sharing and feasts|聚餐大餐|聚餐|みんなで食事
    1041 flame-kindling Hot pot|火锅|火鍋|火鍋
    1042 layers Buffets|自助餐|吃到飽|ビュッフェ
    1043 egg-fried Brunch|早午餐|早午餐|ブランチ
  1050 shopping-basket Groceries|生鲜食材|生鮮食材|食料品
1100 ticket Entertainment|休闲娱乐|休閒娛樂|エンタメ
  1110 drama Shows|演出|演出|公演
    1111 music Concerts|音乐会|音樂會|コンサート
    1112 theater Theatre and comedy|戏剧与脱口秀|戲劇與脫口秀|演劇・コメディ
  1120 dices Games and nights out|玩乐聚会|遊戲聚會|ゲーム・夜遊び
    1121 key-round Escape rooms|密室逃脱|密室逃脫|脱出ゲーム
    1122 circle-dot Bowling and billiards|保龄球台球|保齡球與撞球|ボウリング・ビリヤード
    1123 mic-vocal Karaoke|卡拉OK|KTV|カラオケ
  1130 landmark Museums and sights|博物馆与景点|博物館與景點|博物館・名所
  1140 ferris-wheel Family fun|亲子乐园|親子樂園|ファミリー
  1150 clapperboard Cinema|电影|電影|映画
1200 sparkles Beauty and spas|美容水疗|美容與 SPA|美容・スパ
  1210 scissors Hair|美发|美髮|ヘア
    1211 scissors Cut and colour|剪发染发|剪髮染髮|ヘアカット・カラー
    1212 scissors-line-dashed Barbers|男士理发|男士理髮|理容室
  1220 hand Nails|美甲|美甲|ネイル
  1230 flower-2 Spa and massage|水疗按摩|SPA 與按摩|スパ・マッサージ
    1231 hand-heart Massage|按摩|按摩|マッサージ
    1232 smile Facials|面部护理|臉部保養|フェイシャル
    1233 thermometer-sun Saunas and baths|桑拿汤泉|三溫暖與湯池|サウナ・温浴
  1240 eye Lashes and brows|美睫修眉|美睫與修眉|まつげ・眉
1300 dumbbell Health and fitness|健康与健身|健康與健身|健康・フィットネス
  1310 dumbbell Gyms|健身房|健身房|ジム
  1320 flower Yoga and pilates|瑜伽普拉提|瑜珈與皮拉提斯|ヨガ・ピラティス
  1330 swords Dance and martial arts|舞蹈武术|舞蹈與武術|ダンス・武道
    1331 music-2 Dance|舞蹈|舞蹈|ダンス
    1332 shield Martial arts|武术|武術|武道
  1340 stethoscope Clinics|诊所|診所|クリニック
    1341 smile-plus Dental|牙科|牙科|歯科
    1342 glasses Eye care|眼科配镜|眼科與配鏡|眼科・眼鏡
    1343 activity Acupuncture and physio|针灸理疗|針灸與物理治療|鍼灸・理学療法
1400 plane Travel|旅行|旅遊|旅行
  1410 hotel Places to stay|住宿|住宿|宿泊
    1411 building-2 City hotels|城市酒店|城市飯店|シティホテル
    1412 trees Resorts and cabins|度假村木屋|度假村與木屋|リゾート・コテージ
  1420 map Tours|游览|觀光行程|ツアー
    1421 bus Day trips|一日游|一日遊|日帰りツアー
    1422 ship Cruises and whales|游船观鲸|遊船賞鯨|クルーズ・ホエールウォッチング
    1423 mountain Mountain journeys|山地之旅|山岳行程|山岳ツアー
  1430 mountain-snow Snow and outdoors|滑雪户外|滑雪與戶外|スキー・アウトドア
1500 shopping-bag Shopping|购物|購物|ショッピング
  1510 shirt Fashion|时尚服饰|時尚服飾|ファッション
    1511 shirt Clothing|服装|服裝|衣料品
    1512 footprints Shoes and bags|鞋包|鞋包|靴・バッグ
    1513 gem Jewellery and watches|珠宝手表|珠寶與手錶|ジュエリー・時計
  1520 sofa Home|家居|居家|ホーム
    1521 flower Flowers and plants|鲜花绿植|鮮花植栽|花・グリーン
    1522 lamp Kitchen and bedding|厨具床品|廚具寢具|キッチン・寝具
  1530 headphones Electronics|数码电器|3C 家電|家電・デジタル
  1540 baby Toys and children|母婴玩具|玩具與嬰幼兒用品|おもちゃ・ベビー
  1550 gift Gifts and books|礼品图书|禮品與圖書|ギフト・本
1600 house Home services|到家服务|到府服務|住まいのサービス
  1610 spray-can Cleaning|清洁|清潔|クリーニング
    1611 brush-cleaning House cleaning|家居清洁|居家清潔|ハウスクリーニング
    1612 washing-machine Laundry and carpets|洗衣地毯|洗衣與地毯|洗濯・カーペット
  1620 hammer Repairs|维修|維修|修理
    1621 wrench Handyman|水电杂活|水電修繕|便利屋
    1622 thermometer Heating and plumbing|暖通管道|暖氣與水管|暖房・配管
  1630 truck Moving|搬家|搬家|引越し
  1640 shovel Gardening|园艺|園藝|庭の手入れ
1700 car Automotive|汽车服务|汽車服務|カーサービス
  1710 droplets Car wash|洗车美容|洗車美容|洗車
  1720 cog Maintenance|保养|保養|整備
    1721 fuel Oil and brakes|机油刹车|機油與煞車|オイル・ブレーキ
    1722 disc-3 Tires|轮胎|輪胎|タイヤ
  1730 key Car rental|租车|租車|レンタカー
  1740 id-card Driving lessons|驾校|駕訓班|自動車教習
1800 store Local services|本地服务|在地服務|暮らしのサービス
  1801 paw-print Pet care|宠物护理|寵物照護|ペットケア
  1802 camera Photos and classes|摄影与课程|攝影與課程|写真・教室
`

/** The whole tree, parents first. */
export const CATEGORIES: Category[] = readTree()

function readTree(): Category[] {
  const path: number[] = []
  const children = new Map<number | null, number>()
  return TREE.split('\n')
    .filter((line) => line.trim())
    .map((line) => {
      const depth = (line.length - line.trimStart().length) / 2
      const [id = '', icon = '', ...name] = line.trim().split(' ')
      const parentId = path[depth - 1] ?? null
      path.splice(depth, path.length, Number(id))
      const position = children.get(parentId) ?? 0
      children.set(parentId, position + 1)
      const level = depth === 0 ? 1 : depth === 1 ? 2 : 3
      return { id: Number(id), parentId, level, position, name: text(name.join(' ')), icon }
    })
}

const BY_ID = new Map(CATEGORIES.map((category) => [category.id, category]))

/** Throws on an unknown id, which is a bug in the catalogue. */
export function getCategory(id: number): Category {
  const category = BY_ID.get(id)
  if (!category) throw new Error(`no category ${id}`)
  return category
}

/** The ids from level 1 down to this category. */
export function pathOf(id: number): number[] {
  const { parentId } = getCategory(id)
  return parentId === null ? [id] : [...pathOf(parentId), id]
}

/** Ids of the categories without children; deals belong to these. */
export function leafIds(): number[] {
  const parents = new Set(CATEGORIES.map((category) => category.parentId))
  return CATEGORIES.filter((category) => !parents.has(category.id)).map((category) => category.id)
}
