/** Pixels; `images` in `next.config.mjs` has the same. */
const SMALL = [64, 128, 256]
const LARGE = [420, 640, 1200, 1600]
const LARGEST = Math.max(...LARGE)
const DEFAULT_WIDTH = 640
const FIXED = /^(\d+)px$/
const OURS = /^\/media\/(?!from\?)/

/** `/pictures/640/deal/12` for `/media/deal/12`. */
function inWidth(src: string, width: number): string {
  if (OURS.test(src)) return src.replace('/media/', `/pictures/${width}/`)
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`
}

/** Pixels of a file for one of a unit in `sizes`: twice on a desktop, three times on a phone 400 px wide. */
const PIXELS: Record<string, number> = { px: 2, vw: 12 }

/** Up to those that `sizes` can need; all where it names shares of any screen alone. */
function largeWidths(sizes: string): number[] {
  const named = [...sizes.matchAll(/(\d+)(px|vw)/g)].map(([, count, unit = '']) => Number(count) * (PIXELS[unit] ?? 0))
  const most = sizes.includes('px') ? Math.max(...named) : LARGEST
  return LARGE.filter((_, index) => (LARGE[index - 1] ?? 0) < most)
}

/** A width such as `96px` loads once or twice as wide, any other `sizes` in large widths. */
export function pictureSources(src: string, sizes: string) {
  const px = Number(FIXED.exec(sizes)?.[1])
  if (!px)
    return {
      sizes,
      srcSet: largeWidths(sizes)
        .map((one) => `${inWidth(src, one)} ${one}w`)
        .join(','),
      src: inWidth(src, DEFAULT_WIDTH),
    }
  const [once, twice] = [px, 2 * px].map((least) =>
    inWidth(src, [...SMALL, ...LARGE].find((one) => one >= least) ?? LARGEST),
  )
  return { src: once ?? '', srcSet: once === twice ? undefined : `${twice} 2x` }
}
