import 'server-only'
import sanitizeHtml from 'sanitize-html'
import { safeLink } from '@/lib/domain/site/safe-link'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'h3',
    'h4',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'a',
    'span',
    'hr',
  ],
  allowedAttributes: { a: ['href', 'rel'], th: ['scope'] },
  allowedSchemes: ['https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  transformTags: { a: toSafeLink, h1: 'h3', h2: 'h3' },
}

function toSafeLink(tagName: string, { href = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const link = safeLink(href)
  return { tagName, attribs: { ...(link !== null && { href: link }), rel: 'nofollow noopener' } }
}

/** A store's HTML, reduced to text, lists, tables and links. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}
