import { fillText, textsIn } from '@/backend/platform/i18n/texts'
import type { Mail } from '@/backend/providers/messages/message-providers'
import type { MailContent } from './mail-content'
import { mailHtml } from './mail-html'

/** A mail with the same content as plain text and as HTML, in which every value is escaped. */
export async function writeMail(
  to: string,
  content: MailContent,
): Promise<Pick<Mail, 'to' | 'subject' | 'text' | 'html'>> {
  const html = String(await mailHtml(content))
  return { to, subject: content.subject, text: toText(content), html }
}

function toText({ language, paragraphs, facts = [], items = [], bill = [], link, notMe }: MailContent): string {
  const labelled = (label: string, value: string) => fillText(textsIn(language).mail_row, { label, value })
  const lines = [...items, ...bill].flatMap(({ label, details = [], amount }) => [
    labelled(label, amount),
    ...details.map((detail) => `  ${detail}`),
  ])
  const parts = [
    ...paragraphs,
    facts.map(({ label, value }) => labelled(label, value)).join('\n'),
    lines.join('\n'),
    link ? labelled(link.label, link.url) : '',
    notMe ? `${textsIn(language).not_me.asked}\n${labelled(textsIn(language).not_me.link, notMe)}` : '',
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}
