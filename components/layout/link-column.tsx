interface LinkColumnProps {
  title: string
  /** one without an address is left out */
  links: { href: string | undefined; label: string }[]
}

/** A titled list of links in the foot of a page. */
export function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="pb-2 text-base">{title}</h2>
      <ul className="grid">
        {links.map(
          ({ href, label }) =>
            href && (
              <li key={label}>
                <a href={href} className="foot-link">
                  {label}
                </a>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
