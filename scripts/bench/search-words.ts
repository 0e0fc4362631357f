/** What is searched for, each in its language. */
export const SEARCH_WORDS: readonly (readonly [keywords: string, lan: string])[] = [
  ['noodle', 'en'],
  ['spa', 'en'],
  ['sushi', 'en'],
  ['hot pot', 'en'],
  ['dinner for two', 'en'],
  ['car wash', 'en'],
  ['yoga', 'en'],
  ['按摩', 'zh'],
  ['火锅', 'zh'],
  ['面', 'zh'],
  ['火鍋', 'zh-Hant'],
  ['溫泉', 'zh-Hant'],
  ['寿司', 'jp'],
  ['ラーメン', 'jp'],
  ['マッサージ', 'jp'],
]
