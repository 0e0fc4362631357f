interface FooterLinksProps {
  /** one without an address is left out */
  links: { href: string | undefined; label: string }[]
  className: string
}

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
