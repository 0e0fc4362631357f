interface SiteStylesProps {
  styles: string
  /** URLs of typefaces, which are loaded at once */
  fonts: string[]
}

/** In the head of every page: the styles of its site, as text. */
export function SiteStyles({ styles, fonts }: SiteStylesProps) {
  return (
    <>
      {fonts.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
      ))}
      <style href="site" precedence="first">
        {styles}
      </style>
    </>
  )
}
