import { Globe } from 'lucide-react'
import { getLocale, getTranslations } from 'next-intl/server'
import { StayOnPage } from '@/components/layout/document/stay-on-page'
import { DetailsMenu } from '@/components/ui/navigation/details-menu'
import { LANGUAGES, languageFacts, toBcp47 } from '@/lib/domain/languages/languages'

/** The current language, and links to this page in the others; each loads a new document. */
export async function LanguageMenu() {
  const [t, language] = await Promise.all([getTranslations('header'), getLocale()])
  return (
    <DetailsMenu
      name="header"
      align="end"
      summary={
        <>
          <Globe aria-hidden className="size-4.5" />
          {t.rich('language_menu', {
            label: (words) => <span className="sr-only">{words}</span>,
            name: () => <span className="max-sm:sr-only">{languageFacts(language).ownName}</span>,
          })}
          <span aria-hidden className="icon-chevron size-4 text-ink-faint group-open:rotate-180 max-sm:hidden" />
        </>
      }
    >
      <StayOnPage>
        <LanguageLinks className="menu-item" marked />
      </StayOnPage>
    </DetailsMenu>
  )
}

/** Use inside a `StayOnPage`. */
export async function LanguageLinks(props: { className: string; marked?: boolean }) {
  const language = await getLocale()
  return LANGUAGES.map((one) => (
    <a
      key={one}
      href={`?lan=${one}`}
      data-lan={one}
      lang={toBcp47(one)}
      hrefLang={toBcp47(one)}
      aria-current={one === language ? 'true' : undefined}
      className={props.className}
    >
      {languageFacts(one).ownName}
      {props.marked && one === language && <span aria-hidden className="icon-check ms-auto size-4" />}
    </a>
  ))
}
