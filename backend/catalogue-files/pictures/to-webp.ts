import sharp, { type Metadata } from 'sharp'

/** Pixels: twice the width of the widest frame that shows a picture. */
const MAX_SIDE = 1600
const MEGA = 1_000_000
const MAX_PIXELS = 50 * MEGA
const QUALITY = 82
const READ = ['jpeg', 'png', 'webp', 'gif', 'avif']
/** Metadata that is removed. */
const EXTRAS = ['exif', 'icc', 'iptc', 'xmp'] as const
/** The signature of HEIC, the format of iPhones. */
const HEIC = /^ftyp(hei[cfmsx]|hev[cmsx]|mif1|msf1)/

/** Converts a picture; one that already meets the limits stays byte for byte. Throws a RangeError with the reason. */
export async function toWebp(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw new RangeError('is empty: 0 bytes')
  // pixels are limited below, where the error can have the reason
  const facts = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null)
  requireReadable(facts, bytes)
  const { width, height, pages = 1, format } = facts as Metadata
  if (width * height > MAX_PIXELS) {
    const pixels = `${Math.round((width * height) / MEGA)} megapixels`
    throw new RangeError(`has ${pixels}, more than ${MAX_PIXELS / MEGA}: make it smaller`)
  }
  if (pages > 1) throw new RangeError('is animated')
  const isConverted =
    format === 'webp' && Math.max(width, height) <= MAX_SIDE && EXTRAS.every((extra) => facts?.[extra] === undefined)
  const size = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const
  const made = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize(size)
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch((error: Error) => {
      throw new RangeError(`cannot be read: ${error.message.split('\n')[0]}`)
    })
  return isConverted ? bytes : made
}

function requireReadable(facts: Metadata | null, bytes: Buffer): void {
  const format = facts?.format === 'heif' && facts.compression === 'av1' ? 'avif' : facts?.format
  if (format && READ.includes(format)) return
  if (format === 'heif' || HEIC.test(bytes.toString('latin1', 4, 12))) {
    throw new RangeError('is HEIC, which cannot be read: export it as JPEG')
  }
  throw new RangeError('is no JPEG, PNG, WebP, GIF or AVIF picture')
}
