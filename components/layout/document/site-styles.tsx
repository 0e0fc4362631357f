const preloadOf = (href: string) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${href}"/>`

interface SiteStylesProps {
  styles: string
  /** URLs of typefaces, which are loaded at once */
  fonts: string[]
}

/**
 * The styles of a site as text, in the head of every page. Its typefaces are preloaded from the body, as text that React
 * does not move to the head: for those in a head, Chromium defers the first paint.
 */
export function SiteStyles({ styles, fonts }: SiteStylesProps) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: URLs of the build */}
      <div hidden dangerouslySetInnerHTML={{ __html: fonts.map(preloadOf).join('') }} />
      {styles && (
        <style href="site" precedence="first">
          {styles}
        </style>
      )}
    </>
  )
}

/**
 * At the end of a body, so that the first paint is without them: for each weight of a typeface that is not there yet,
 * Chromium looks for a font of the system besides the one that stands in for it.
 */
export function SiteTypefaces({ styles }: { styles: string }) {
  return <style>{styles}</style>
}
