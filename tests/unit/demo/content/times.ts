import type { StoreFile } from '@/backend/demo/content/content-files'
import { LANGUAGES, type Localised } from '@/lib/domain/languages/languages'

/** Not a time of day or week, although its words are. */
const IGNORED = [
  /(?:Sunday|Saturday) to (?:Monday|Thursday|Friday)|Friday to (?:Sunday|Monday)/g,
  /[周週](?:日|六)至[周週][一四五]|[周週]五至[周週][日一]|[日土][〜～・][月木金]曜?|金[〜～][日月]曜?/g,
  /\b(?:one|two|three|four|a|\d+)[ -]nights?\b|overnight|[一二两兩三四\d] ?晚(?!餐|饭|飯|上|间|間|场|場)|\d泊/gi,
]

const TIMES = {
  weekday:
    /\bweek(?:day|night)s?\b|Monday to (?:Thursday|Friday)|工作日|平日|周一至周[四五]|週一至週[四五]|月〜[木金]曜/i,
  weekend: /\bweekends?\b|\bSaturdays?\b|\bSundays?\b|周末|週末|[周週][六日]|土曜|日曜/i,
  lunch: /\blunch(?:es|time)?\b|午餐|午市|午休|ランチ|昼食/i,
  evening: /\bdinners?\b|\bsuppers?\b|\bevenings?\b|晚餐|晚市|晚间|晚間|ディナー|夕食/i,
  breakfast: /\bbreakfasts?\b|早餐|朝食/i,
  night: /\b(?:late |week)?nights?\b|夜宵|宵夜|消夜|深夜/i,
}
type Time = keyof typeof TIMES

const OPPOSITES: [Time, Time][] = [
  ['weekday', 'weekend'],
  ['lunch', 'evening'],
  ['breakfast', 'night'],
]
/** The choices of these options name days of the weekend too. */
const DAY_OPTIONS = ['when', 'departure']

function timesOf(text: string): Set<Time> {
  const rest = IGNORED.reduce((left, pattern) => left.replace(pattern, ' '), text)
  return new Set((Object.keys(TIMES) as Time[]).filter((time) => TIMES[time].test(rest)))
}

function union(texts: Localised): Set<Time> {
  return new Set(LANGUAGES.flatMap((language) => [...timesOf(texts[language])]))
}

/** Deals whose names contradict themselves, their translations, their terms or their options, in days and meals. */
export function contradictions(slug: string, store: StoreFile): string[] {
  return store.deals.flatMap((deal) => {
    const at = `${slug} ${deal.id}`
    const named = union(deal.name)
    const both = OPPOSITES.filter((pair) => pair.every((time) => named.has(time)))
    const valid = deal.terms
      .filter((term) => /^(?:Valid|Only) /.test(term.en))
      .map((term) => union(term))
      .flatMap((times) =>
        OPPOSITES.filter(
          ([a, b]) =>
            !(times.has(a) && times.has(b)) && ((named.has(a) && times.has(b)) || (named.has(b) && times.has(a))),
        ),
      )
    const offersDays = (deal.options ?? []).some((option) => DAY_OPTIONS.includes(option))
    return [
      ...both.map((pair) => `${at}: the name says ${pair.join(' and ')}`),
      ...valid.map((pair) => `${at}: name and terms say ${pair.join(' and ')}`),
      ...(named.has('weekday') && offersDays ? [`${at}: for weekdays, but the weekend can be chosen`] : []),
    ]
  })
}
