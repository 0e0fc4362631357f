const ADDRESS = /^https:\/\/[^\s;]+$/i
const EXTENSION = /\.(webp|png|jpe?g|gif|avif|hei[cf]|tiff?|bmp|svg)$/i
/** What no system has in the name of a file, and what separates names in a cell. */
const FORBIDDEN = /[\\:*?"<>|;\p{Cc}]/u

export function isPictureAddress(name: string): boolean {
  return ADDRESS.test(name)
}

/** Whether a cell can name a picture: an https address, or a file below the folder, never one outside of it. */
export function isPictureName(name: string): boolean {
  if (isPictureAddress(name)) return true
  const parts = name.split('/')
  return EXTENSION.test(name) && !FORBIDDEN.test(name) && parts.every((part) => part !== '' && !part.startsWith('.'))
}
