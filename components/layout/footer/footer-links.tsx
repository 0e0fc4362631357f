interface FooterLinksProps {
  /** one without an address is left out */
  links: { href: string | undefined; label: string }[]
  /** how the list is laid out */
  className: string
}

/** A list of links in the foot of a page. */
export function FooterLinks({ links, className }: FooterLinksProps) {
  return (
    <ul className={className}>
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
  )
}
