import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { withNames } from '@/lib/domain/languages/joined-text'
import { HELP_GROUPS, type HelpGroup, type HelpSection, type HelpTopic } from '@/lib/domain/site/help-topics'
import type { Site, SiteLinks } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'
import { HelpNav } from './help-nav'
import { HelpQuestions } from './help-questions'
import { OrderProblem } from './order-problem'

interface HelpScreenProps {
  topic: HelpTopic
  sections: HelpSection[]
  site: Site
  paths: Paths
  links: SiteLinks
  /** what stands above the sections of the page about contact */
  children?: ReactNode
}

/** A page of help: what can be done here, in the words of the site whose name it has. */
export async function HelpScreen({ topic, sections, site, paths, links, children }: HelpScreenProps) {
  const [t, language] = await Promise.all([getTranslations('help'), getLocale()])
  const kind = site.kind === 'store' ? 'own' : 'shared'
  const about = (key: `leads.${HelpTopic}` | `sections.${HelpSection}.text`) =>
    withNames({ site: site.name }, language, (names) => t(key, { ...names, kind }))
  const texts = sections.map((key) => {
    return { key, title: t(`sections.${key}.title`), text: about(`sections.${key}.text`) }
  })
  const groups = (Object.keys(HELP_GROUPS) as HelpGroup[]).map((group) => {
    const keys: readonly HelpSection[] = HELP_GROUPS[group]
    return { key: group, title: t(`groups.${group}`), questions: texts.filter(({ key }) => keys.includes(key)) }
  })
  return (
    <div className="page-width grid grid-cols-1 gap-6 py-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-16 lg:py-14">
      <article className="max-w-[42rem] lg:col-start-2">
        <h1 className="text-title">{t(`titles.${topic}`)}</h1>
        <p className="text-lead pt-2 text-lg text-ink-soft">{about(`leads.${topic}`)}</p>
        <div className="grid gap-8 pt-8">
          {topic === 'help' && <OrderProblem paths={paths} />}
          {children}
          {topic === 'help' ? (
            <HelpQuestions groups={groups} />
          ) : (
            texts.map(({ key, title, text }) => (
              <section key={key} className="grid gap-2">
                <h2 className="text-heading">{title}</h2>
                <p className="leading-relaxed text-ink-soft">{text}</p>
              </section>
            ))
          )}
        </div>
      </article>
      <HelpNav current={topic} paths={paths} links={links} />
    </div>
  )
}
