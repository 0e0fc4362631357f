/** Null for a number that is none of them. */
export function nameFinder<Name extends string>(codes: Record<Name, number>): (code: number | null) => Name | null {
  const names = Object.keys(codes) as Name[]
  return (code) => names.find((name) => codes[name] === code) ?? null
}
