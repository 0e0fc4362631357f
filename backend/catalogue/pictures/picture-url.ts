/** The URL of a picture's key; a URL or an empty key is returned unchanged. */
export function toPicture(key: string): string {
  return key === '' || /^(\/|https?:)/.test(key) ? key : `/media/${key}`
}
