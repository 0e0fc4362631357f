import sharp from 'sharp'

/** Twice the widest frame that a picture is shown in. */
const MAX_SIDE = 1600
const MAX_PIXELS = 50_000_000
const QUALITY = 82
const FORMATS = ['jpeg', 'png', 'webp']
/** What stays in a picture of ours is its pixels. */
const EXTRAS = ['exif', 'icc', 'iptc', 'xmp'] as const

/** One that is as wanted stays byte for byte. Throws a RangeError that says why it is no picture for a store. */
export async function toWebp(bytes: Buffer): Promise<Buffer> {
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
  const facts = await image.metadata().catch(() => null)
  if (!facts?.format || !FORMATS.includes(facts.format)) throw new RangeError('is no JPEG, PNG or WebP picture')
  if ((facts.pages ?? 1) > 1) throw new RangeError('is animated')
  const side = Math.max(facts.width, facts.height)
  const isOurs = facts.format === 'webp' && side <= MAX_SIDE && EXTRAS.every((extra) => facts[extra] === undefined)
  const size = { width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true } as const
  const made = await image
    .rotate()
    .resize(size)
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch((error: Error) => {
      throw new RangeError(`cannot be read: ${error.message.split('\n')[0]}`)
    })
  return isOurs ? bytes : made
}
