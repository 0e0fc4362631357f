'use client'

import { ChevronDown, Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TextField } from '@/components/ui/forms/text-field'
import { SearchKeySwitch } from './search-key-switch'

interface Question {
  key: string
  title: string
  text: string
}

interface HelpQuestionsProps {
  groups: readonly { key: string; title: string; questions: readonly Question[] }[]
}

/** Questions that open, by subject, and a field that leaves those with all of its words; without scripts all of them. */
export function HelpQuestions({ groups }: HelpQuestionsProps) {
  const t = useTranslations('help')
  const [query, setQuery] = useState('')
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const isFound = ({ title, text }: Question) => {
    const whole = `${title} ${text}`.toLocaleLowerCase()
    return words.every((word) => whole.includes(word))
  }
  const found = groups.map((group) => ({ ...group, questions: group.questions.filter(isFound) }))
  const count = found.flatMap(({ questions }) => questions).length
  const isSearching = words.length > 0
  return (
    <div className="grid gap-6">
      <TextField
        type="search"
        label={t('search.label')}
        autoComplete="off"
        trailing={<Search aria-hidden className="mx-2.5 size-5 text-ink-faint" />}
        trailingSize="icon"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={isSearching && count === 0 ? 'text-ink-soft' : 'sr-only'}>
        {isSearching && (count === 0 ? t('search.none') : t('search.found', { count }))}
      </p>
      {found.map(
        ({ key: group, title: heading, questions }) =>
          questions.length > 0 && (
            <section key={group} className="grid gap-2">
              <h2 className="text-heading">{heading}</h2>
              <div className="divide-y divide-line rounded-card border border-line bg-surface px-4 shadow-card sm:px-5">
                {questions.map(({ key, title, text }) => (
                  // opened by a search, and left as it is by another letter
                  <details key={`${key} ${isSearching}`} open={isSearching && count <= 3} className="group">
                    <summary className="flex min-h-13 cursor-pointer items-center justify-between gap-4 py-2.5 font-semibold [&::-webkit-details-marker]:hidden">
                      <h3>{title}</h3>
                      <ChevronDown
                        aria-hidden
                        className="size-5 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
                      />
                    </summary>
                    <div className="grid gap-3 pb-4">
                      <p className="leading-relaxed text-ink-soft">{text}</p>
                      {key === 'keyboard' && <SearchKeySwitch label={t('search_key')} />}
                    </div>
                  </details>
                ))}
              </div>
            </section>
          ),
      )}
    </div>
  )
}
