import 'server-only'
import sanitizeHtml from 'sanitize-html'

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
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'nofollow noopener' }), h1: 'h3', h2: 'h3' },
}

/** A store's HTML, reduced to text, lists, tables and links. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}
