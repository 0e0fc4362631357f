import { useEffect, useId, useState } from 'react'
import { Picture } from '@/components/ui/content/picture'
import { useSuggestions } from '@/lib/browser/stores/use-suggestions'
import type { SuggestionRow } from '@/lib/domain/search/suggestions'
import { useCombobox } from './use-combobox'

/** px; wider screens show the list whole */
const PHONE = 640

interface SuggestionListProps {
  /** nothing is suggested for the text that it has by default */
  input: HTMLInputElement
  label: string
  /** of the page */
  city: string | undefined
}

/** What is suggested below a search field; its code loads with the first focus of the field. */
export function SuggestionList({ input, label, city }: SuggestionListProps) {
  const id = useId()
  const [text, setText] = useState('')
  const { groups, summary } = useSuggestions(text, city)
  const rows = groups.flatMap((group) => group.rows)
  const isShown = rows.length > 0
  useEffect(() => {
    // the keyboard of a phone leaves room for few rows below a field in the middle
    if (isShown && innerWidth < PHONE) scrollUpTo(input.form)
  }, [isShown, input])
  const active = useCombobox(input, { id, hrefs: rows.map(({ href }) => href), onText: setText })
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={label}
        hidden={!isShown}
        // the focus stays in the field
        onPointerDown={(event) => event.preventDefault()}
        className="suggestions"
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
          <div key={group.kind} role="group" aria-label={group.label}>
            {group.kind !== 'all' && (
              <div aria-hidden className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-faint">
                {group.label}
              </div>
            )}
            {group.rows.map((row) => (
              <Option key={row.href} id={`${id}-${rows.indexOf(row)}`} row={row} active={rows[active] === row} />
            ))}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {summary}
      </span>
    </>
  )
}

/** As far as the padding of the page; a screen too low for a bar has none, and stays where it is. */
function scrollUpTo(form: HTMLFormElement | null): void {
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  if (form && form.getBoundingClientRect().top > top) form.scrollIntoView({ block: 'start' })
}

function Option({ id, row, active }: { id: string; row: SuggestionRow; active: boolean }) {
  const { href, name, detail, picture } = row
  return (
    <a
      id={id}
      role="option"
      href={href}
      tabIndex={-1}
      aria-selected={active}
      className="flex min-h-11 items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken aria-selected:bg-sunken"
    >
      {picture ? (
        <Picture src={picture} alt="" sizes="40px" className="size-10 shrink-0 rounded-control" />
      ) : (
        <span aria-hidden className="icon-search mx-2.5 size-5 text-ink-faint" />
      )}
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{name}</span>
        {detail && <span className="truncate text-sm text-ink-soft">{detail}</span>}
      </span>
    </a>
  )
}
