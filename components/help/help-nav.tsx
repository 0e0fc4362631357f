import { getTranslations } from 'next-intl/server'
import { HELP_TOPICS, type HelpTopic } from '@/lib/domain/site/help-topics'
import type { SiteLinks } from '@/lib/domain/site/site'
import type { Paths } from '@/lib/paths'

interface HelpNavProps {
  current: HelpTopic
  paths: Paths
  links: SiteLinks
}

/** A configured text of the merchant's takes the place of ours. */
export async function HelpNav({ current, paths, links }: HelpNavProps) {
  const t = await getTranslations('help')
  const configured: Partial<Record<HelpTopic, string | undefined>> = { terms: links.terms, privacy: links.privacy }
  const href = (topic: HelpTopic) => configured[topic] ?? paths.help(topic)
  return (
    <nav
      aria-label={t('titles.help')}
      className="border-t border-line pt-6 lg:tall:sticky lg:top-[calc(var(--header)+2rem)] lg:col-start-1 lg:row-start-1 lg:self-start lg:border-0 lg:pt-0"
    >
      <ul className="flex flex-wrap gap-2 lg:grid lg:gap-1">
        {HELP_TOPICS.map((topic) => (
          <li key={topic}>
            <a
              href={href(topic)}
              aria-current={topic === current ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-button border border-line px-4 font-medium text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:border-accent aria-[current]:text-accent-ink lg:border-transparent lg:aria-[current]:border-transparent lg:aria-[current]:bg-accent-soft"
            >
              {t(`titles.${topic}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
