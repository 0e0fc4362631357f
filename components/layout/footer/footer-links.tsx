import type { ComponentProps } from 'react'

interface FooterLinksProps {
  /** a link without an address is left out */
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

interface LinkColumnProps {
  title: string
  links: ComponentProps<typeof FooterLinks>['links']
}

export function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="pb-2 text-base">{title}</h2>
      <FooterLinks links={links} className="grid" />
    </nav>
  )
}
