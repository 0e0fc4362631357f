import { useState } from 'react'
import { interpolate } from '@/components/ui/loading/interpolate'
import { usePageLanguage } from '@/lib/browser/fetcher/page-language'
import type { Id } from '@/lib/domain/codes/id'
import { formatMoney } from '@/lib/domain/money/money'
import {
  type ChosenOptions,
  groupMaximum,
  isChosen,
  isSoldOut,
  type OptionGroup,
  toggleChoice,
  visibleGroups,
} from '@/lib/domain/option-groups'
import { Choice, ChoiceGroup } from './choice-group'
import type { OptionLabels } from './option-labels'

interface OptionChoicesProps {
  groups: OptionGroup[]
  options: ChosenOptions
  onChange: (options: ChosenOptions) => void
  currency: string
  labels: OptionLabels
  /** element ids of the groups in which too little is chosen, such as `option-12` */
  highlighted: readonly string[]
}

/** The option groups of a deal or an item, with those nested under a selected choice. */
export function OptionChoices({ highlighted, ...props }: OptionChoicesProps) {
  return visibleGroups(props.groups, props.options).map((group) => (
    <Group key={group.id} {...props} group={group} missing={highlighted.includes(`option-${group.id}`)} />
  ))
}

interface GroupProps extends Omit<OptionChoicesProps, 'highlighted'> {
  group: OptionGroup
  missing: boolean
}

/** A full group shows a message instead of ignoring a click. */
function Group({ groups, group, options, onChange, currency, labels, missing }: GroupProps) {
  const language = usePageLanguage()
  const [full, setFull] = useState(false)
  const maximum = groupMaximum(group)
  const one = group.min === 1 && maximum === 1
  const choose = (id: Id) => {
    const selection = { options }
    const next = toggleChoice({ optionGroups: groups }, selection, group, id)
    setFull(next === selection && !one)
    if (next !== selection) onChange(next.options)
  }
  const price = (amount: number) =>
    amount === 0 ? undefined : `${amount > 0 ? '+' : ''}${formatMoney({ amount, currency }, language)}`
  return (
    <ChoiceGroup
      id={`option-${group.id}`}
      name={group.name}
      rule={ruleText(group, maximum, labels)}
      problem={missing ? labels.missing : full ? interpolate(labels.full, { count: maximum }) : undefined}
    >
      <div className="grid gap-2">
        {group.choices.map((choice) => (
          <Choice
            key={choice.id}
            kind={one ? 'radio' : 'checkbox'}
            name={`option-${group.id}`}
            label={choice.name}
            note={isSoldOut(choice) ? labels.soldOut : price(choice.price)}
            checked={isChosen(options, group, choice)}
            disabled={isSoldOut(choice)}
            onChoose={() => choose(choice.id)}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}

function ruleText({ min }: OptionGroup, maximum: number, labels: OptionLabels): string {
  if (min <= 0) return interpolate(labels.optional, { count: maximum })
  return min === maximum
    ? interpolate(labels.required, { count: min })
    : interpolate(labels.range, { min, max: maximum })
}
