import { Section } from '@/components/deals/section'

/** A merchant's HTML, already sanitised; renders nothing when empty. */
export function MerchantText({ title, html }: { title: string; html: string }) {
  if (html.trim() === '') return null
  return (
    <Section title={title}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server */}
      <div className="merchant-html" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  )
}
