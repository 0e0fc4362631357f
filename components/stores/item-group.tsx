'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Choice, ChoiceGroup } from '@/components/ui/forms/choice-group'
import type { ChosenOptions } from '@/lib/domain/cart/cart'
import { groupMaximum, isSoldOut, toggleChoice } from '@/lib/domain/deals/deal-selection'
import type { OptionGroup } from '@/lib/domain/deals/deals'

interface ItemGroupProps {
  /** all groups of the item */
  groups: OptionGroup[]
  group: OptionGroup
  options: ChosenOptions
  onChange: (options: ChosenOptions) => void
  money: (amount: number) => string
  missing: boolean
}

/** One option group of an item; a full group explains why a click changed nothing. */
export function ItemGroup({ groups, group, options, onChange, money, missing }: ItemGroupProps) {
  const t = useTranslations('deal')
  const [full, setFull] = useState(false)
  const { id, min } = group
  const max = groupMaximum(group)
  const one = min === 1 && max === 1
  const choose = (choice: number) => {
    const selection = { options }
    const next = toggleChoice({ optionGroups: groups }, selection, group, choice)
    setFull(next === selection && !one)
    if (next !== selection) onChange(next.options)
  }
  const rule =
    min <= 0
      ? t('optional_up_to', { count: `${max}` })
      : min === max
        ? t('required_choose', { count: `${min}` })
        : t('required_range', { min: `${min}`, max: `${max}` })
  const problem = missing ? t('please_selected_belows') : full ? t('group_full', { count: `${max}` }) : undefined
  return (
    <ChoiceGroup id={`option-${id}`} name={group.name} rule={rule} problem={problem}>
      <div className="grid gap-2">
        {group.choices.map((choice) => (
          <Choice
            key={choice.id}
            kind={one ? 'radio' : 'checkbox'}
            name={`option-${id}`}
            label={choice.name}
            note={isSoldOut(choice) ? t('sold_out') : addition(choice.price, money)}
            checked={options[id]?.includes(choice.id) ?? false}
            disabled={isSoldOut(choice)}
            onChoose={() => choose(choice.id)}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}

function addition(price: number, money: (amount: number) => string): string | undefined {
  return price === 0 ? undefined : `${price > 0 ? '+' : ''}${money(price)}`
}
