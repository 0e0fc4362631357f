import type { ComponentProps } from 'react'
import { FooterLinks } from './footer-links'

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
