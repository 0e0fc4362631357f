/**
 * The Latin typeface, in the head of every page: Chinese and Japanese use the system's. It is requested at low priority
 * and shown from the second page on, when it is there before the first paint, so that no text moves; until then its
 * fallback has the same metrics (`app/fonts.css`).
 */
const FACE =
  '@font-face{font-family:figtree;src:url(/fonts/figtree-5.3.woff2)format(woff2);font-display:optional;font-weight:300 900}'

export function Typeface() {
  return (
    <style href="typeface" precedence="first">
      {FACE}
    </style>
  )
}
