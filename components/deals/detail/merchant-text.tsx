import { Section } from '@/components/ui/content/section'

/** `html` is sanitised already. */
export function MerchantText({ title, html }: { title: string; html: string }) {
  if (html.trim() === '') return null
  return (
    <Section title={title}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server */}
      <div className="merchant-html" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  )
}
