'use client'

import { ChevronDown } from 'lucide-react'
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
  questions: readonly Question[]
}

/** Questions that open, and a field that leaves those with all of its words; without scripts all of them. */
export function HelpQuestions({ questions }: HelpQuestionsProps) {
  const t = useTranslations('help')
  const [query, setQuery] = useState('')
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = questions.filter(({ title, text }) => {
    const whole = `${title} ${text}`.toLocaleLowerCase()
    return words.every((word) => whole.includes(word))
  })
  const isSearching = words.length > 0
  return (
    <div className="grid gap-4">
      <TextField
        type="search"
        label={t('search.label')}
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p role="status" className={isSearching && found.length === 0 ? 'text-ink-soft' : 'sr-only'}>
        {isSearching && (found.length === 0 ? t('search.none') : t('search.found', { count: found.length }))}
      </p>
      <div className="divide-y divide-line border-y border-line empty:hidden">
        {found.map(({ key, title, text }) => (
          // opened by a search, and left as it is by another letter
          <details key={`${key} ${isSearching}`} open={isSearching && found.length <= 3} className="group">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 text-lg font-semibold [&::-webkit-details-marker]:hidden">
              <h2>{title}</h2>
              <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <div className="grid gap-3 pb-5">
              <p className="leading-relaxed text-ink-soft">{text}</p>
              {key === 'keyboard' && <SearchKeySwitch label={t('search_key')} />}
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
