import { Section } from './section'

/** What a merchant wrote as HTML, sanitised before it comes here; nothing when it is empty. */
export function MerchantText({ title, html }: { title: string; html: string }) {
  if (html.trim() === '') return null
  return (
    <Section title={title}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server */}
      <div className="merchant-html" dangerouslySetInnerHTML={{ __html: html }} />
    </Section>
  )
}
