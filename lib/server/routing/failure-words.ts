import { firstLanguage, type Language, toBcp47 } from '@/lib/domain/languages/languages'
import { loadMessages } from '@/lib/i18n/messages'
import { chosenLanguage } from '@/lib/server/routing/page-choices'
import { splitUrl } from '@/lib/server/routing/url-spelling'

/** Opens the document that Next sends where a page could not be made, which says nothing until its scripts run. */
const NEXT_ERROR = '<html id="__next_error__">'
const STYLE =
  '<style>:root{color-scheme:light dark}body{margin:0;font:1rem/1.5 system-ui,sans-serif}' +
  'header{padding:1.25rem 1.5rem}main{display:grid;gap:1rem;justify-items:center;max-width:40rem;margin:auto;padding:12vh 1.5rem;text-align:center}' +
  'h1,p{margin:0;text-wrap:balance}a{color:inherit}main a{padding:.75rem 1.5rem;border-radius:2rem;border:1px solid}</style>'

/** The language of a page that failed, read from its request like that of any page. */
export function languageOf(url: string, headers: { cookie?: string; 'accept-language'?: string }): Language {
  const [, search = ''] = splitUrl(url)
  const { cookie, 'accept-language': accepted } = headers
  return firstLanguage([chosenLanguage({ query: new URLSearchParams(search), cookie, accepted })])
}

/** A document of Next with the words that its scripts would show, for who runs none; any other as it is. */
export async function withFailureWords(html: string, language: Language): Promise<string> {
  if (!html.includes(NEXT_ERROR)) return html
  const words = await wordsIn(language)
  return html
    .replace(NEXT_ERROR, `<html id="__next_error__" lang="${toBcp47(language)}">`)
    .replace('<body>', () => `<body><noscript>${STYLE}${words.body}</noscript>`)
}

/** A complete document with these words, for a failure where Next sends none. */
export async function failureDocument(language: Language): Promise<string> {
  const { title, body } = await wordsIn(language)
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
  return `<!DOCTYPE html><html lang="${toBcp47(language)}"><head>${head}<title>${title}</title>${STYLE}</head><body>${body}</body></html>`
}

async function wordsIn(language: Language) {
  const { errors, common, header } = await loadMessages(language)
  const title = errors.load_failed
  const home = `<header><a href="/">${header.home}</a></header>`
  const again = `<a href="">${common.retry}</a>`
  return { title, body: `${home}<main><h1>${title}</h1><p>${errors.load_failed_text}</p>${again}</main>` }
}
