import { createTranslator } from 'next-intl'
import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import type { Language } from '@/lib/domain/site/languages'
import { loadMessages, type Namespace } from '@/lib/i18n/messages'

let current: Language = 'en'

/** Stands for `next-intl/server`: `vi.mock` it with a factory that imports this file. */
export function serverTranslations() {
  return {
    getLocale: async () => current,
    getTranslations: async (namespace: Namespace) =>
      createTranslator({ locale: current, namespace, messages: await loadMessages(current) }),
  }
}

/** Draws server components, async ones included, into the document, as a browser without script sees them. */
export async function renderServer(element: ReactElement, language: Language = 'en'): Promise<HTMLElement> {
  current = language
  const errors: unknown[] = []
  const { prelude } = await prerender(element, { onError: (error) => void errors.push(error) })
  if (errors.length > 0) throw errors[0]
  document.body.innerHTML = `<div>${await new Response(prelude).text()}</div>`
  return document.body
}
