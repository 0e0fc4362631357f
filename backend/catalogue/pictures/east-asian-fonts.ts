import { createRequire } from 'node:module'

const find = createRequire(import.meta.url)
/** Japanese has the most characters, and is searched first. */
const FAMILIES = ['jp', 'sc', 'kr'] as const

interface Subset {
  ranges: [first: number, last: number][]
  file: string
}

let subsets: Subset[] | undefined

/** The path of a typeface file that has the character; undefined if none has it. */
export function fontFileOf(character: string): string | undefined {
  const code = character.codePointAt(0) ?? 0
  subsets ??= FAMILIES.flatMap(subsetsOf)
  const subset = subsets.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))
  return subset && find.resolve(subset.file)
}

function subsetsOf(family: (typeof FAMILIES)[number]): Subset[] {
  const name = `@fontsource-variable/noto-sans-${family}`
  const rangesOf = find(`${name}/unicode.json`) as Record<string, string>
  return Object.entries(rangesOf).map(([subset, ranges]) => ({
    ranges: ranges.split(',').map(toRange),
    file: `${name}/files/noto-sans-${family}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`,
  }))
}

/** `U+4e00-4e1f`, or `U+4e00`. */
function toRange(text: string): [number, number] {
  const [first = 0, last = first] = text
    .replace('U+', '')
    .split('-')
    .map((code) => Number.parseInt(code, 16))
  return [first, last]
}
