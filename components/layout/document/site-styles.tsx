/** The styles of a site as text, in the head of every page; none for the default theme. */
export function SiteStyles({ styles }: { styles: string }) {
  if (!styles) return null
  return (
    <style href="site" precedence="first">
      {styles}
    </style>
  )
}

/**
 * Belongs at the end of a body, so that the first paint is without typefaces: for each weight of one that is not there,
 * Chromium looks for a font of the system besides the one that stands in for it. They are not preloaded: they would share
 * the line with the largest picture.
 */
export function SiteTypefaces({ styles }: { styles: string }) {
  return <style>{styles}</style>
}
