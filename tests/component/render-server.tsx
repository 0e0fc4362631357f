import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import type { Language } from '@/lib/domain/languages/languages'
import { loadMessages } from '@/lib/i18n/messages'
import { translateTo } from '@/tests/support/server-translations'

/** Draws server components, async ones included, into the document, as a browser without script sees them. */
export async function renderServer(element: ReactElement, language: Language = 'en'): Promise<HTMLElement> {
  translateTo(language)
  const errors: unknown[] = []
  const page = (
    <NextIntlClientProvider locale={language} messages={await loadMessages(language)} timeZone="UTC">
      {element}
    </NextIntlClientProvider>
  )
  const { prelude } = await prerender(page, { onError: (error) => void errors.push(error) })
  if (errors.length > 0) throw errors[0]
  document.body.innerHTML = `<div>${await new Response(prelude).text()}</div>`
  return document.body
}
