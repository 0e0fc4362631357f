import { LANGUAGES, type Language, type Localised } from '@/lib/domain/languages/languages'

const WORDS = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
    .split(' ')
    .map((word, n): [string, number] => [word, n])
    .concat([
      ['twice', 2],
      ['twenty', 20],
      ['thirty', 30],
    ]),
)
const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const HAN = new Map([...'零一二三四五六七八九', ...'两兩'].map((digit, n) => [digit, n > 9 ? 2 : n]))
/** Han numerals count before these only: 三文鱼 and 四川 are no numbers. */
const COUNTED = new Set(
  `人位名份个個件只隻杯瓶壶壺碗盘盤碟笼籠片块塊张張次节節堂天晚小分时時回枚本点點品种種款道皿岁歲歳套间間房球串粒颗顆支枝根罐盒包袋
  尾匹条條卷巻玉轮輪指大局场場双雙周週月つ段贯貫台艘捆束項项顿頓膳车車公至到〜岛島遍`,
)

const ENGLISH_UNIT =
  'grams?|kilos?|kg|g|ml|cl|l|lit(?:re|er)s?|pounds?|lbs?|oz|ounces?|inch(?:es)?|metres?|cm|mm|m²?|square metres?|quarts?|pints?|miles?|km|kilometres?'
const EAST_ASIAN_UNIT =
  '公斤|公克|克|毫升|公升|升|[夸品][脱脫]|磅|盎司|寸|吋|呎|英尺|英里|厘米|公分|毫米|公釐|米|公尺|平米|平方|立方|坪|公里|斤|フィート|インチ|パイント|クォート|グラム|キロ|リットル|L'
const HOUR = '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven)'

/** Measures that languages give in their own units, times of day, percentages. */
const MEASURES = {
  en: [
    new RegExp(`(?:[\\d.,]+|one|two|three|four|five|six|half a)[ -]?(?:${ENGLISH_UNIT})(?![a-z])`, 'gi'),
    /\d+[ -](?:foot|feet)\b|(?:\d+|ten|fifteen|twenty) ?(?:percent|%)/gi,
    /(?:\d+ to )?\d+(?::\d\d)? ?[ap]\.?m\.?|\d+:\d\d/gi,
    /(?:from|between) \w+ (?:to|and) \w+(?! (?:people|guests))/gi,
    new RegExp(`\\b(?:before|after|until|by|at|from|past) ${HOUR}\\b(?= ?(?:$|[.,:;)]|(?:in|and|or|on|at)\\b))`, 'gi'),
  ],
  other: [
    /[\d.]+ ?(?:%|g|kg|ml|cl|cm|mm|km|m²?)(?![a-z])|[一二三四五六七八九]折/gi,
    new RegExp(`[\\d.,一二三四五六七八九十两兩半]+ ?(?:${EAST_ASIAN_UNIT})`, 'g'),
    /\d+:\d\d|(?:\d+[–〜～-])?\d+時(?!間)(?:半|\d+分)?/g,
    /[周週][一二三四五六日]|星期[一二三四五六日天]|三文|三杯[鸡雞]|[双雙][皮拼]|[双雙]人(?:床|加大)|[三四五八十][宝寶]|十足/g,
  ],
  zh: [/(?:\d+[–~-])?(?:\d+|[一二三四五六七八九十两兩]+) ?[点點](?!心)(?: ?\d+ ?分)?半?/g],
}

function fromHan(text: string): number {
  const unit = (digits = '') => [...digits].reduce((sum, digit) => sum * 10 + (HAN.get(digit) ?? 0), 0)
  if (!text.includes('十')) return unit(text)
  const [tens, ones] = text.split('十')
  return (tens ? unit(tens) : 1) * 10 + unit(ones)
}

function digits(text: string): number[] {
  return (text.replace(/(\d),(\d{3})/g, '$1$2').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
}

function without(text: string, patterns: RegExp[]): string {
  return patterns.reduce((left, pattern) => left.replace(pattern, ' '), text)
}

function english(text: string): number[] {
  const months = MONTHS.flatMap((month, i) => (new RegExp(`\\b${month}\\b`).test(text) ? [i + 1] : []))
  const rest = without(text, MEASURES.en)
    .replace(/\bhalf(?:-| a )dozen\b/gi, ' 6 ')
    .replace(/\bdozen\b/gi, ' 12 ')
  const words = rest.toLowerCase().match(/(?:twenty|thirty)-[a-z]+|[a-z]+/g) ?? []
  const counts = words.map((word) => word.split('-').reduce((sum, part) => sum + (WORDS.get(part) ?? 0), 0))
  return [...months, ...counts, ...digits(rest)]
}

function eastAsian(language: Language, text: string): number[] {
  const narrow = text.replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
  const rest = without(narrow, language === 'jp' ? MEASURES.other : [...MEASURES.other, ...MEASURES.zh])
    .replace(/(\d) ?[万萬]/g, '$10000')
    .replace(/半打|半ダース/g, ' 6 ')
    .replace(/[一1]打|1?ダース/g, ' 12 ')
    .replace(/[双雙][人份至]|ペア|ふたり/g, ' 2 ')
  const han = [...rest.matchAll(/([零一二三四五六七八九十两兩]+) ?(.)?/gu)]
  const counts = han.filter(([, , next]) => COUNTED.has(next ?? ''))
  return [...counts.map(([, number]) => fromHan(number ?? '')), ...digits(rest)]
}

/** The numbers a text says, ascending and each once; one need not be said. */
function numbersIn(language: Language, text: string): number[] {
  const all = language === 'en' ? english(text) : eastAsian(language, text)
  return [...new Set(all)].filter((number) => number > 1).sort((a, b) => a - b)
}

/** Where the four languages do not say the same numbers of persons, minutes, pieces. */
export function otherNumbers(at: string, texts: Localised): string[] {
  const expected = numbersIn('en', texts.en).join()
  return LANGUAGES.slice(1).flatMap((language) => {
    const found = numbersIn(language, texts[language]).join()
    if (found === expected) return []
    return [`${language}: ${at} says ${found || 'no number'}, en ${expected || 'none'}: ${texts[language]}`]
  })
}
