import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { NextIntlClientProvider } from 'next-intl'
import { getMessages, getTranslations } from 'next-intl/server'
import { ContactFacts } from '@/components/help/contact-facts'
import { ContactForm } from '@/components/help/contact-form'
import { HelpScreen } from '@/components/help/help-screen'
import { PublicLayout } from '@/components/layout/layouts/public-layout'
import { getAppConfig } from '@/lib/commerce-client/transport/app-config-api'
import { withNames } from '@/lib/domain/languages/joined-text'
import { isHelpTopic, sectionsOf } from '@/lib/domain/site/help-topics'
import { type PageContext, pageContext } from '@/lib/server/pages/page-context'
import { pageMetadata } from '@/lib/server/pages/page-metadata'
import { supportContact } from '@/lib/server/pages/read-support-contact'
import { configuredText } from '@/lib/server/pages/site-texts'

export const revalidate = 60

/** Rendered on first request, then cached. */
export function generateStaticParams() {
  return []
}

interface Props {
  params: Promise<{ topic: string }>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [context, { topic }, t] = await Promise.all([pageContext(), params, getTranslations('help')])
  if (!isHelpTopic(topic)) return {}
  const { site, language } = context
  const kind = site.kind === 'store' ? 'own' : 'shared'
  return pageMetadata(context, {
    title: t(`titles.${topic}`),
    description: withNames({ site: site.name }, language, (names) => t(`leads.${topic}`, { ...names, kind })),
    path: (paths) => paths.help(topic),
  })
}

/** A text of the merchant's own takes the place of ours. */
export default async function HelpPage({ params }: Props) {
  const [context, { topic }, config, { help }] = await Promise.all([
    pageContext(),
    params,
    getAppConfig(),
    getMessages(),
  ])
  if (!isHelpTopic(topic)) notFound()
  const { site, paths, links } = context
  const elsewhere = configuredText(site, topic)
  if (elsewhere) redirect(elsewhere)
  return (
    <PublicLayout context={context}>
      <NextIntlClientProvider
        locale={context.language}
        messages={{ help: { search: help.search, search_key: help.search_key } }}
      >
        <HelpScreen topic={topic} sections={sectionsOf(topic, config)} site={site} paths={paths} links={links}>
          {topic === 'contact' && <Contact context={context} hasForm={config.hasContactForm} />}
        </HelpScreen>
      </NextIntlClientProvider>
    </PublicLayout>
  )
}

async function Contact({ context, hasForm }: { context: PageContext; hasForm: boolean }) {
  const { site, paths, language } = context
  const [reach, t] = await Promise.all([supportContact(site, language), getTranslations('contact')])
  const { contact, auth, common, errors } = await getMessages()
  return (
    <>
      <ContactFacts site={site} contact={reach} paths={paths} />
      {hasForm && (
        <section className="grid gap-4">
          <h2 className="text-heading">{t('form')}</h2>
          <NextIntlClientProvider messages={{ contact, auth, common, errors }}>
            <ContactForm />
          </NextIntlClientProvider>
        </section>
      )}
    </>
  )
}
