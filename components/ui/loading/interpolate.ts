/** A `{placeholder}` without a value stays. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => (name in values ? `${values[name]}` : whole))
}
