/** Puts values into a finished text that an island was given with its `{placeholders}` left open. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? `${values[name]}` : whole))
}
