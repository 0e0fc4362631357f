import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactElement } from 'react'
import { PathsProvider } from '@/components/ui/navigation/paths-provider'
import { LANGUAGES, type Language, toBcp47 } from '@/lib/domain/languages/languages'
import { loadMessages } from '@/lib/i18n/messages'
import type { PathsInput } from '@/lib/paths'

/** jsdom has no animations; dialogs ask for them. */
Element.prototype.getAnimations ??= () => []

const MESSAGES = new Map(
  await Promise.all(LANGUAGES.map(async (language) => [language, await loadMessages(language)] as const)),
)

/** With all messages and a fresh query cache. */
export function show(element: ReactElement, language: Language = 'en', paths: PathsInput = [language, 'en']) {
  document.documentElement.lang = toBcp47(language)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 5000 } } })
  const view = render(
    <QueryClientProvider client={client}>
      <NextIntlClientProvider locale={language} messages={MESSAGES.get(language)} timeZone="UTC">
        <PathsProvider input={paths}>{element}</PathsProvider>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  )
  // no stylesheet is loaded that could take pointers from an element, and each click would look for one in vain
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  return { ...view, client, user }
}
