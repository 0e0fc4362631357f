/** In the head of every page: the styles of its site, as text. */
export function SiteStyles({ styles }: { styles: string }) {
  return (
    <style href="site" precedence="first">
      {styles}
    </style>
  )
}
