import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import type { Language } from '@/lib/domain/site/languages'
import { toBcp47 } from '@/lib/domain/site/languages'
import en from '@/messages/en.json'
import jp from '@/messages/jp.json'
import zh from '@/messages/zh.json'
import zhHant from '@/messages/zh-Hant.json'

/** jsdom has no animations; dialogs ask for them. */
Element.prototype.getAnimations ??= () => []

const MESSAGES = { en, zh, 'zh-Hant': zhHant, jp }

/** Draws a client component as a page of this language does: with all its messages and a fresh query cache. */
export function show(element: ReactElement, language: Language = 'en') {
  document.documentElement.lang = toBcp47(language)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } })
  const view = render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale={language} messages={MESSAGES[language]} timeZone="UTC">
        {element}
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  return { ...view, client, user: userEvent.setup() }
}
