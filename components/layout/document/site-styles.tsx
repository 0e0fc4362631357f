export function SiteStyles({ styles }: { styles: string }) {
  return (
    <style href="site" precedence="first">
      {styles}
    </style>
  )
}
