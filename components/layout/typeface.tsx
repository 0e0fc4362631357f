/** Only what is used is loaded: see `app/fonts.css`. */
const FACE =
  '@font-face{font-family:figtree;src:url(/fonts/figtree-5.3.woff2)format(woff2);font-display:optional;font-weight:300 900}'

/** The Latin typeface, in the head of every page: Chinese and Japanese use the system's. */
export function Typeface() {
  return (
    <style href="typeface" precedence="first">
      {FACE}
    </style>
  )
}
