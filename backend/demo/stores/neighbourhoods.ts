import { text } from '@/backend/demo/localise'
import type { Localised } from '@/lib/domain/languages/languages'
import type { BuiltInCityKey } from '@/lib/domain/places/built-in-cities'

export interface Neighbourhood {
  cityKey: BuiltInCityKey
  name: string
  label: Localised
  lat: number
  lon: number
  /** Canadian forwarding area, or an American postal code */
  postal: string
  town: string
  streets: string[]
}

const LINES = `
vancouver|Mount Pleasant|49.2632|-123.1008|V5T|Vancouver|Main Street;Kingsway;East Broadway|快乐山|快樂山|マウントプレザント
vancouver|Gastown|49.2831|-123.1072|V6B|Vancouver|Water Street;Cordova Street;Cambie Street|煤气镇|煤氣鎮|ガスタウン
vancouver|Yaletown|49.2755|-123.1210|V6B|Vancouver|Mainland Street;Hamilton Street;Davie Street|耶鲁镇|耶魯鎮|イエールタウン
vancouver|West End|49.2868|-123.1320|V6E|Vancouver|Denman Street;Robson Street;Bute Street|西区|西區|ウエストエンド
vancouver|Kitsilano|49.2683|-123.1625|V6K|Vancouver|West 4th Avenue;Yew Street;Arbutus Street|基斯兰奴|基斯蘭奴|キツラノ
vancouver|Chinatown|49.2796|-123.0996|V6A|Vancouver|Pender Street;Keefer Street;Georgia Street|唐人街|唐人街|チャイナタウン
vancouver|Commercial Drive|49.2712|-123.0697|V5L|Vancouver|Commercial Drive;Venables Street;East 1st Avenue|商业大道|商業大道|コマーシャルドライブ
vancouver|Kerrisdale|49.2336|-123.1562|V6M|Vancouver|West 41st Avenue;Yew Street;West Boulevard|卡里斯代尔|凱里斯代爾|ケリスデール
vancouver|Metrotown|49.2274|-123.0005|V5H|Burnaby|Kingsway;Willingdon Avenue;Beresford Street|铁道镇|鐵道鎮|メトロタウン
vancouver|Richmond Centre|49.1690|-123.1365|V6Y|Richmond|No. 3 Road;Westminster Highway;Cook Road|列治文中心|列治文中心|リッチモンド中心
victoria|Old Town|48.4277|-123.3680|V8W|Victoria|Government Street;Wharf Street;Johnson Street|老城区|老城區|オールドタウン
victoria|Fernwood|48.4310|-123.3475|V8T|Victoria|Fernwood Road;Gladstone Avenue;Bay Street|弗恩伍德|弗恩伍德|ファーンウッド
victoria|James Bay|48.4178|-123.3725|V8V|Victoria|Menzies Street;Simcoe Street;Superior Street|詹姆斯湾|詹姆斯灣|ジェームズベイ
victoria|Oak Bay|48.4264|-123.3180|V8S|Victoria|Oak Bay Avenue;Foul Bay Road;Fort Street|橡树湾|橡樹灣|オークベイ
victoria|Cook Street Village|48.4155|-123.3570|V8V|Victoria|Cook Street;May Street;Oliphant Avenue|库克街村|庫克街村|クックストリート
toronto|Kensington Market|43.6547|-79.4005|M5T|Toronto|Augusta Avenue;Baldwin Street;Spadina Avenue|肯辛顿市场|肯辛頓市場|ケンジントンマーケット
toronto|Queen West|43.6472|-79.4040|M5V|Toronto|Queen Street West;Bathurst Street;Portland Street|皇后西街|皇后西街|クイーン・ウエスト
toronto|Leslieville|43.6632|-79.3325|M4M|Toronto|Queen Street East;Carlaw Avenue;Logan Avenue|莱斯利维尔|萊斯利維爾|レスリービル
toronto|Yorkville|43.6712|-79.3925|M5R|Toronto|Cumberland Street;Bay Street;Avenue Road|约克维尔|約克維爾|ヨークビル
toronto|Little Italy|43.6552|-79.4140|M6G|Toronto|College Street;Clinton Street;Grace Street|小意大利|小義大利|リトルイタリー
toronto|Danforth|43.6778|-79.3510|M4K|Toronto|Danforth Avenue;Pape Avenue;Chester Avenue|丹福斯|丹福斯|ダンフォース
toronto|North York Centre|43.7685|-79.4127|M2N|Toronto|Yonge Street;Sheppard Avenue East;Empress Avenue|北约克中心|北約克中心|ノースヨーク
toronto|Distillery District|43.6503|-79.3596|M5A|Toronto|Mill Street;Parliament Street;Front Street East|古酿酒厂区|古釀酒廠區|ディスティラリー地区
seattle|Capitol Hill|47.6190|-122.3208|98122|Seattle|Broadway;East Pike Street;12th Avenue|国会山|國會山|キャピトルヒル
seattle|Ballard|47.6680|-122.3840|98107|Seattle|Ballard Avenue NW;NW Market Street;Leary Way NW|巴拉德|巴拉德|バラード
seattle|Pike Place|47.6090|-122.3395|98101|Seattle|Pike Place;Western Avenue;1st Avenue|派克市场|派克市場|パイクプレイス
seattle|Fremont|47.6510|-122.3500|98103|Seattle|Fremont Avenue N;N 36th Street;Stone Way N|费利蒙|費利蒙|フリーモント
seattle|International District|47.5984|-122.3245|98104|Seattle|S Jackson Street;S King Street;Maynard Avenue S|国际区|國際區|インターナショナル地区
seattle|Queen Anne|47.6370|-122.3570|98109|Seattle|Queen Anne Avenue N;Boston Street;W Mercer Street|安妮女王山|安妮女王山|クイーンアン
seattle|Columbia City|47.5600|-122.2870|98118|Seattle|Rainier Avenue S;S Edmunds Street;S Hudson Street|哥伦比亚城|哥倫比亞城|コロンビアシティ
`

const PLACES: Neighbourhood[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [cityKey, name = '', lat, lon, postal = '', town = '', streets = '', ...others] = line.split('|')
    return {
      cityKey: cityKey as BuiltInCityKey,
      name,
      label: text([name, ...others].join('|')),
      lat: Number(lat),
      lon: Number(lon),
      postal,
      town,
      streets: streets.split(';'),
    }
  })

export function getNeighbourhood(name: string): Neighbourhood {
  const place = PLACES.find((each) => each.name === name)
  if (!place) throw new Error(`no place ${name}`)
  return place
}

export function neighbourhoodsOf(cityKey: BuiltInCityKey): Neighbourhood[] {
  return PLACES.filter((place) => place.cityKey === cityKey)
}
