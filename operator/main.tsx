import { NextIntlClientProvider } from 'next-intl'
import { createRoot } from 'react-dom/client'
import { ToastRegion } from '@/components/ui/feedback/toast'
import { QueryProvider } from '@/components/ui/loading/query-provider'
import { keepFocus } from '@/lib/browser/focus/keep-focus'
import { toBcp47 } from '@/lib/domain/languages/languages'
import { loadMessages } from '@/lib/i18n/messages'
import { chosenLanguage } from './layout/language'
import { OperatorPage } from './operator-page'

const language = chosenLanguage()
document.documentElement.lang = toBcp47(language)

keepFocus()

const messages = await loadMessages(language)
const root = document.getElementById('page')
if (root)
  createRoot(root).render(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="UTC">
      <QueryProvider>
        <OperatorPage />
        <ToastRegion />
      </QueryProvider>
    </NextIntlClientProvider>,
  )
