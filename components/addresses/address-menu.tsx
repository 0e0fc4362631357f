import { Ellipsis } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MouseEvent } from 'react'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { DetailsMenu } from '@/components/ui/navigation/details-menu'
import type { Address } from '@/lib/domain/places/addresses'

export interface AddressMenuProps {
  address: Address
  /** the state of the default box, updated optimistically */
  isDefault: boolean
  onToggleDefault: () => void
  onEdit: () => void
  onDelete: () => void
}

/** The default box, edit and delete of an address, behind one button. */
export function AddressMenu({ address, isDefault, onToggleDefault, onEdit, onDelete }: AddressMenuProps) {
  const t = useTranslations('address')
  const which = <span className="sr-only">{address.street}</span>
  return (
    <DetailsMenu
      name="address-menu"
      align="end"
      summary={
        <>
          <Ellipsis aria-hidden className="size-5" />
          <span className="sr-only">{`${t('actions')} ${address.street}`}</span>
        </>
      }
    >
      <button type="button" onClick={(event) => leave(event, onEdit)} className="menu-item">
        {t('edit')} {which}
      </button>
      <Checkbox
        className="rounded-control px-3 hover:bg-sunken"
        checked={isDefault}
        onChange={onToggleDefault}
        label={
          <>
            {t('set_as_default')} {which}
          </>
        }
      />
      <button type="button" onClick={(event) => leave(event, onDelete)} className="menu-item text-danger">
        {t('delete')} {which}
      </button>
    </DetailsMenu>
  )
}

/** A dialog gives the focus back to what had it before: an entry of a closed menu could not take it. */
function leave({ currentTarget }: MouseEvent<HTMLElement>, act: () => void): void {
  const menu = currentTarget.closest('details')
  menu?.querySelector('summary')?.focus()
  if (menu) menu.open = false
  act()
}
