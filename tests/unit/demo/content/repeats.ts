import type { ReviewFile, StoreFile } from '@/backend/demo/content/content-files'
import { LANGUAGES, type Language, type Localised } from '@/lib/domain/languages/languages'

interface Said {
  at: string
  text: string
}

const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu
/** `Thank you!`, and what a full stop of `No. 3 Road` leaves. */
const SHORT = 2
const END = /(?<=[.!?。！？])\s*/u

function words(text: string): number {
  return text.match(HAN_OR_KANA)?.length ?? text.split(/\s+/).length
}

function normal(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}

function repeated(language: Language, all: Said[]): string[] {
  const first = new Map<string, string>()
  return all.flatMap(({ at, text }) => {
    const key = normal(text)
    const before = first.get(key)
    if (before === undefined) first.set(key, at)
    return before === undefined ? [] : [`${language}: ${at} says again what ${before} says: ${text}`]
  })
}

function sentences(at: string, text: string): Said[] {
  return text
    .split(END)
    .filter((sentence) => words(sentence) > SHORT)
    .map((sentence) => ({ at, text: sentence }))
}

/** Names of deals that occur twice in a language, and of dishes that occur twice within a store. */
export function repeatedNames(stores: Map<string, StoreFile>): string[] {
  return LANGUAGES.flatMap((language) => {
    const deals = [...stores].flatMap(([slug, store]) =>
      store.deals.map((deal) => ({ at: `${slug} ${deal.id}`, text: deal.name[language] })),
    )
    const dishes = [...stores].flatMap(([slug, store]) =>
      repeated(
        language,
        store.menu.flatMap((part) =>
          part.dishes.map((dish) => ({ at: `${slug} ${dish.id}`, text: dish.name[language] })),
        ),
      ),
    )
    return [...repeated(language, deals), ...dishes]
  })
}

/** Sentences that occur twice: of descriptions, summaries, reviews and answers, and highlights of more than five words. */
export function repeatedSentences(stores: Map<string, StoreFile>, pools: Map<string, ReviewFile>): string[] {
  return LANGUAGES.flatMap((language) => {
    const said = [...stores].flatMap(([slug, store]) => [
      ...sentences(slug, store.description[language]),
      ...store.deals.flatMap((deal) => {
        const at = `${slug} ${deal.id}`
        const long = deal.highlights.filter((highlight: Localised) => words(highlight.en) > 5)
        return [
          ...sentences(at, deal.summary[language]),
          ...long.map((highlight) => ({ at, text: highlight[language] })),
        ]
      }),
    ])
    const reviews = [...pools].flatMap(([trade, pool]) =>
      pool
        .filter((review) => review.language === language)
        .flatMap(({ body, answer = '' }, i) => [
          ...sentences(`${trade} ${i}`, body),
          ...sentences(`${trade} ${i} (answer)`, answer),
        ]),
    )
    return repeated(language, [...said, ...reviews])
  })
}
