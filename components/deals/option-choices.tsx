'use client'

import { useState } from 'react'
import { Choice, ChoiceGroup } from '@/components/ui/forms/choice-group'
import { fillIn } from '@/components/ui/loading/fill-in'
import { usePageLanguage } from '@/lib/browser/api/page-language'
import {
  type DealOffer,
  type DealSelection,
  groupMaximum,
  isSoldOut,
  toggleChoice,
} from '@/lib/domain/deals/deal-selection'
import type { OptionGroup } from '@/lib/domain/deals/deals'
import { formatMoney } from '@/lib/domain/money/money'
import type { Language } from '@/lib/domain/site/languages'
import type { PurchaseLabels } from './purchase-labels'

interface OptionChoicesProps {
  offer: DealOffer
  group: OptionGroup
  selection: DealSelection
  onChange: (selection: DealSelection) => void
  currency: string
  labels: PurchaseLabels
  missing: boolean
}

/** An option group with the price of each choice; a full group shows a message instead of ignoring a click. */
export function OptionChoices(props: OptionChoicesProps) {
  const { offer, group, selection, onChange, currency, labels, missing } = props
  const language = usePageLanguage()
  const [full, setFull] = useState(false)
  const maximum = groupMaximum(group)
  const one = group.min === 1 && maximum === 1
  const choose = (id: number) => {
    const next = toggleChoice(offer, selection, group, id)
    setFull(next === selection && !one)
    if (next !== selection) onChange(next)
  }
  return (
    <ChoiceGroup
      id={`option-${group.id}`}
      name={group.name}
      rule={ruleText(group, maximum, labels)}
      problem={missing ? labels.missing : full ? fillIn(labels.full, { count: maximum }) : undefined}
    >
      <div className="grid gap-2">
        {group.choices.map((choice) => (
          <Choice
            key={choice.id}
            kind={one ? 'radio' : 'checkbox'}
            name={`option-${group.id}`}
            label={choice.name}
            note={isSoldOut(choice) ? labels.soldOut : priceNote(choice.price, currency, language)}
            checked={selection.options[group.id]?.includes(choice.id) ?? false}
            disabled={isSoldOut(choice)}
            onChoose={() => choose(choice.id)}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}

function ruleText({ min }: OptionGroup, maximum: number, labels: PurchaseLabels): string {
  if (min <= 0) return fillIn(labels.optional, { count: maximum })
  return min === maximum ? fillIn(labels.required, { count: min }) : fillIn(labels.range, { min, max: maximum })
}

function priceNote(price: number, currency: string, language: Language): string | undefined {
  if (price === 0) return undefined
  return `${price > 0 ? '+' : ''}${formatMoney({ amount: price, currency }, language)}`
}
