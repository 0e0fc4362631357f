import type { ComponentProps } from 'react'
import { FooterLinks } from './footer-links'

interface LinkColumnProps {
  title: string
  links: ComponentProps<typeof FooterLinks>['links']
}

/** A titled list of links in the foot of a page. */
export function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <h2 className="pb-2 text-base">{title}</h2>
      <FooterLinks links={links} className="grid" />
    </nav>
  )
}
