import type { ReviewFile } from '@/backend/demo/content/content-files'
import { forbiddenInReview } from './glossary-words'
import { promisesIn } from './promises'
import { simplifiedIn } from './taiwan'

type Review = ReviewFile[number]

const PRAISE: Record<Review['language'], RegExp> = {
  en: /\b(?:best|love|loved|lovely|great|perfect|excellent|amazing|wonderful|delicious|superb|fantastic|beautiful|favourite|good|nice)\b/i,
  zh: /好吃|好喝|满意|推荐|喜欢|完美|很棒|太棒|太值|一流|最好|专业|用心/,
  'zh-Hant': /好吃|好喝|滿意|推薦|喜歡|完美|很棒|超棒|太棒|一流|最好|專業|用心|值得/,
  jp: /最高|おいし|美味し|素敵|大満足|満足|おすすめ|気に入り|完璧|感動|丁寧|うれし|楽し/,
}
/** A turn, a lack or a fault. */
const BLAME: Record<Review['language'], RegExp> = {
  en: /\b(?:but|although|except|however|not|never|nothing|nobody|no|wrong|cold|late|waited|slow|sore|broken?|cracked|missing|missed|forgot|rushed|delayed|sorry|dry|burnt|soggy|stale|salty|raw|bland|rude|refused|small|ouch|twice|again|lost|hour|minutes|days?|weeks?)\b|n't\b/i,
  zh: /但|可惜|就是|没|不|凉|冷|慢|等|差|坏|少|贵|错|退|失望|咸|硬|晚/,
  'zh-Hant': /但|可惜|沒|不|冷|慢|等|差|壞|少|貴|錯|退|失望|鹹|硬|晚|掉|痛|卻/,
  jp: /が、|のに|ません|ない|なく|遅|待|冷|壊|残念|違|高く|悪|中止|割れ|傷|固|硬|しょっぱ|薄/,
}
/** What nobody writes who gives five stars. */
const ANGER =
  /\b(?:worst|awful|rude|disgusting|ripped off|never again)\b|难吃|太差|失望|再也不来|難吃|再也不會|まずい|がっかり|最悪|二度と/i

/** Reviews of one or two stars that only praise, and angry ones of five stars. */
export function otherRatings(trade: string, pool: ReviewFile): string[] {
  return pool.flatMap(({ language, rating, body }, i) => {
    const at = `${trade} ${i}: ${rating} stars for`
    if (rating <= 2 && PRAISE[language].test(body) && !BLAME[language].test(body)) return [`${at} praise: ${body}`]
    if (rating === 5 && ANGER.test(body)) return [`${at} a complaint: ${body}`]
    return []
  })
}

/** Words that belong to trades; a review of another trade does not say them. */
const OWN_WORDS: { word: RegExp; trades: RegExp }[] = [
  {
    word: /\bramen|tonkotsu|拉面|拉麵|豚骨|ラーメン|替え玉/i,
    trades: /^ramen$|^noodles$/,
  },
  { word: /\bsushi\b|\bnigiri\b|寿司|壽司|鮨/i, trades: /^(?:sushi|seafood|ramen|izakaya)$/ },
  { word: /\bdim sum\b|siu mai|har gow|烧卖|燒賣|肠粉|腸粉|焼売|飲茶/i, trades: /^dim-sum$/ },
  {
    word: /\bpho\b|banh mi|bánh mì|越南粉|河粉|(?<![ァ-ヶ])フォー(?![ァ-ヶ])/i,
    trades: /^(?:vietnamese|noodles|thai|dim-sum)$/,
  },
  { word: /\bpizza|\bpasta|披萨|披薩|ピザ|パスタ|gnocchi/i, trades: /^(?:italian|bowling|brewery|bar)$/ },
  { word: /\btacos?\b|burrito|塔可|タコス/i, trades: /^mexican$/ },
  { word: /\bnaan\b|\bmasala\b|tandoori|馕|烤餅|ナン(?=と|が|は|も)/i, trades: /^indian$/ },
  { word: /bibimbap|kimchi|泡菜|石锅|石鍋|キムチ|ビビンバ/i, trades: /^(?:korean|hot-pot|sauna)$/ },
  { word: /\bboba\b|tapioca|bubble tea|珍珠奶茶|タピオカ/i, trades: /^(?:bubble-tea|cafe|dessert)$/ },
  { word: /hot ?pot|火锅|火鍋/i, trades: /^(?:hot-pot|outdoors)$/ },
  { word: /croissant|sourdough|羊角面包|可颂|可頌|クロワッサン/i, trades: /^(?:bakery|cafe)$/ },
  {
    word: /\blatte|espresso|拿铁|拿鐵|(?<![ァ-ヶ])ラテ(?![ァ-ヶ])|エスプレッソ/i,
    trades: /^(?:cafe|bakery|bubble-tea|dessert|car-wash)$/,
  },
  { word: /\bburgers?\b|汉堡|漢堡|バーガー/i, trades: /^burgers$|^bar$/ },
  { word: /\bhaircut|fringe|layers|剪发|剪髮|前髪/i, trades: /^(?:hair|barber|pet-care)$/ },
  { word: /manicure|cuticle|美甲|凝膠|ジェルネイル/i, trades: /^nails$/ },
  { word: /\blashes\b|睫毛|まつげ/i, trades: /^(?:skin-and-brows|hair)$/ },
  { word: /massage|按摩|マッサージ/i, trades: /^(?:spa|sauna|hair|nails|barber|acupuncture-and-physio)$/ },
  { word: /\bdentist|flossing|洗牙|牙医|牙醫|歯科/i, trades: /^dental$/ },
  { word: /contact lens|prescription|验光|驗光|度数|眼鏡/i, trades: /^eye-care$/ },
  { word: /acupuncture|\bneedles?\b|针灸|針灸|鍼/i, trades: /^acupuncture-and-physio$/ },
  { word: /\bbarbell|deadlift|squat|杠铃|ジムの/i, trades: /^gym$/ },
  { word: /\borcas?\b|humpback|虎鲸|虎鯨|シャチ/i, trades: /^boat-tours$/ },
  { word: /\bbowling|保龄|保齡|ボウリング/i, trades: /^bowling$/ },
  { word: /karaoke|卡拉|カラオケ|包厢|包廂/i, trades: /^karaoke$|^hot-pot$|^dim-sum$/ },
  { word: /popcorn|爆米花|ポップコーン/i, trades: /^(?:cinema|karaoke|theatre)$/ },
  { word: /octopus|jellyfish|章鱼|海星|水母|クラゲ/i, trades: /^(?:aquarium|sushi|seafood)$/ },
  { word: /bouquet|peon(?:y|ies)|花束|芍药|芍藥/i, trades: /^flowers$/ },
  { word: /\bnovels?\b|paperback|小说|小說|絵本|绘本/i, trades: /^(?:books|toys)$/ },
  { word: /furnace|plumber|水龙头|水龍頭|蛇口/i, trades: /^repairs$/ },
  { word: /\boil change|brake pads?|刹车|煞車|ブレーキ/i, trades: /^auto-repair$/ },
  { word: /driving lesson|mock test|路考|教习|教官/i, trades: /^driving-school$/ },
  { word: /\bkiln|拉坯|ろくろ/i, trades: /^pottery$/ },
  { word: /passport photo|证件照|證件照|証明写真/i, trades: /^photo-studio$/ },
]

/** Reviews that say a word of another trade. */
export function otherTrades(trade: string, pool: ReviewFile): string[] {
  return pool.flatMap(({ body, answer = '' }, i) =>
    OWN_WORDS.filter(({ word, trades }) => !trades.test(trade) && word.test(`${body} ${answer}`)).map(
      ({ word }) => `${trade} ${i} says ${`${body} ${answer}`.match(word)?.[0]}: ${body}`,
    ),
  )
}

/** Simplified characters, words against the glossary, promises, prices and phones in the reviews. */
export function wrongWords(trade: string, pool: ReviewFile): string[] {
  return pool.flatMap(({ language, body, answer = '' }, i) => {
    const text = `${body} ${answer}`
    const characters = language === 'zh-Hant' ? simplifiedIn(`${trade} ${i}`, text) : []
    return [
      ...characters,
      ...forbiddenInReview(`${trade} ${i}`, language, text),
      ...promisesIn(`${trade} ${i}`, language, text),
    ]
  })
}
