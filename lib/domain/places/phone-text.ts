type Grouping = readonly [pattern: RegExp, groups: string]

const NORTH_AMERICA: Grouping[] = [[/^1?(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3']]
const UNITED_KINGDOM: Grouping[] = [
  [/^0?(2\d)(\d{4})(\d{4})$/, '0$1 $2 $3'],
  [/^0?(\d{4})(\d{6})$/, '0$1 $2'],
]

const AT_HOME: Record<string, Grouping[]> = {
  CA: NORTH_AMERICA,
  US: NORTH_AMERICA,
  CN: [[/^(1\d{2})(\d{4})(\d{4})$/, '$1 $2 $3']],
  JP: [
    [/^(0[5789]0)(\d{4})(\d{4})$/, '$1-$2-$3'],
    [/^(0[36])(\d{4})(\d{4})$/, '$1-$2-$3'],
  ],
  KR: [[/^(02|0\d{2})(\d{3,4})(\d{4})$/, '$1-$2-$3']],
  UK: UNITED_KINGDOM,
  GB: UNITED_KINGDOM,
}

/** How it is written with the code of its country, after which no number keeps its zero. */
const ABROAD: Grouping[] = [
  [/^\+1(\d{3})(\d{3})(\d{4})$/, '+1 $1 $2 $3'],
  [/^\+86(1\d{2})(\d{4})(\d{4})$/, '+86 $1 $2 $3'],
  [/^\+(81|82)0?([1-9]0)(\d{4})(\d{4})$/, '+$1 $2 $3 $4'],
  [/^\+440?(7\d{3})(\d{6})$/, '+44 $1 $2'],
]

/** A phone as it is read; one in another form stays as it was written. */
export function phoneText(phone: string, country: string): string {
  if (!/^[\d\s().+-]+$/.test(phone)) return phone
  const digits = phone.replace(/[^\d+]/g, '')
  const groupings = digits.startsWith('+') ? ABROAD : (AT_HOME[country.toUpperCase()] ?? [])
  const [pattern, groups] = groupings.find(([one]) => one.test(digits)) ?? []
  return pattern && groups ? digits.replace(pattern, groups) : phone
}
