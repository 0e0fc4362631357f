/** Only what is used is loaded: see `app/fonts.css`. */
const FACE =
  '@font-face{font-family:figtree;src:url(/fonts/figtree-5.3.woff2)format(woff2);font-display:optional;font-weight:300 900}'

/** In the head of every page: the Latin typeface, since Chinese and Japanese use the system's, and the site's theme. */
export function SiteStyles({ theme }: { theme: string }) {
  return (
    <style href="site" precedence="first">
      {FACE + theme}
    </style>
  )
}
