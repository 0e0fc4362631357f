import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useId } from 'react'
import { Badge } from '@/components/ui/feedback/badge'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { Address } from '@/lib/domain/places/addresses'
import { AddressMenu, type AddressMenuProps } from './address-menu'
import { AddressLines, AddressText } from './address-text'

export interface Selection {
  selectedId: Id | null
  onSelect: (address: Address) => void
  onDeleted: (id: Id) => void
  /** what a delivery does not reach cannot be selected */
  isTooFar?: (address: Address) => boolean
}

interface AddressCardProps extends AddressMenuProps {
  selection?: Selection
}

/** Name, lines and phone of an address, with a menu of what can be done with it. */
export function AddressCard({ selection, ...menu }: AddressCardProps) {
  const t = useTranslations('address')
  const { address } = menu
  return (
    <article className="relative flex h-full items-start gap-2 rounded-card border border-line bg-surface p-4 pe-2 has-[input[type=radio]:enabled]:hover:border-accent has-[input[type=radio]:checked]:border-accent has-[input[type=radio]:checked]:ring-1 has-[input[type=radio]:checked]:ring-accent">
      <div className="min-w-0 flex-1">
        {selection ? <ChoosableText address={address} selection={selection} /> : <AddressText address={address} />}
      </div>
      {address.isDefault && <Badge tone="soft">{t('default')}</Badge>}
      <div className="-my-2.5">
        <AddressMenu {...menu} />
      </div>
    </article>
  )
}

/** The whole card is the radio's label; the menu is layered above it. */
function ChoosableText({ address, selection }: { address: Address; selection: Selection }) {
  const t = useTranslations('address')
  const id = useId()
  const isSelected = isSameId(address.id, selection.selectedId)
  const isTooFar = selection.isTooFar?.(address) ?? false
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="radio"
        name="address"
        checked={isSelected}
        disabled={isTooFar}
        onChange={() => undefined}
        onClick={() => selection.onSelect(address)}
        onKeyDown={(event) => moveFocus(event, () => selection.onSelect(address))}
        className="mt-0.5 size-5 shrink-0 accent-accent"
      />
      <label
        htmlFor={id}
        className={`grid gap-0.5 after:absolute after:inset-0 after:rounded-card ${isTooFar ? 'cursor-not-allowed' : ''}`}
      >
        {isTooFar && <span className="text-sm font-semibold">{t('too_far')}</span>}
        <span className={`grid gap-0.5 ${isTooFar ? 'opacity-60' : ''}`}>
          <AddressLines address={address} />
        </span>
      </label>
    </div>
  )
}

/** Arrow keys move between cards; Enter or Space selects one, which closes the dialog. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>, choose: () => void) {
  if (event.key === 'Enter') {
    event.preventDefault()
    return choose()
  }
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
  if (!step) return
  event.preventDefault()
  const all = [
    ...(event.currentTarget.closest('ul')?.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled') ?? []),
  ]
  all[(all.indexOf(event.currentTarget) + step + all.length) % all.length]?.focus()
}
