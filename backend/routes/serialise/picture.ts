/** The path a catalogue picture is served under; what is an address already, or nothing, stays. */
export function toPicture(key: string): string {
  return key === '' || /^(\/|https?:)/.test(key) ? key : `/media/${key}`
}
