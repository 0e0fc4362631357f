import { type AbstractIntlMessages, NextIntlClientProvider } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { loadNamespaces } from '@/lib/browser/fetcher/load-namespaces'
import { usePageLanguage } from '@/lib/browser/fetcher/page-language'

interface LazyMessagesProps {
  namespaces: readonly string[]
  /** until they are loaded */
  fallback?: ReactNode
  children: ReactNode
}

/** Provides the messages of a lazily loaded part, without including them in every page. */
export function LazyMessages({ namespaces, fallback = null, children }: LazyMessagesProps) {
  const [messages, setMessages] = useState<AbstractIntlMessages | null>(null)
  const language = usePageLanguage()
  const key = namespaces.join()
  useEffect(() => {
    let isMounted = true
    const load = () =>
      loadNamespaces(key.split(',')).then(
        (found) => isMounted && setMessages(found as AbstractIntlMessages),
        () => isMounted && setTimeout(load, 2000),
      )
    void load()
    return () => {
      isMounted = false
    }
  }, [key])
  if (!messages) return fallback
  return (
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      {children}
    </NextIntlClientProvider>
  )
}
