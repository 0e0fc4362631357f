import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Alert } from '@/components/ui/feedback/alert'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import { rememberPlace } from '@/lib/browser/places/visitor-place'
import { type Id, isSameId } from '@/lib/domain/codes/id'
import type { Address } from '@/lib/domain/places/addresses'
import { type ErrorCode, NO_DETAIL, type Result } from '@/lib/domain/result'
import { AddressCard, type Selection } from './address-card'
import { DeleteDialog } from './delete-dialog'
import { useAddressBook } from './use-address-book'

// fields, suggestions and maps load with the first address that is edited
const AddressDrawer = lazy(async () => ({ default: (await import('./address-drawer')).AddressDrawer }))

interface Open {
  dialog: 'edit' | 'delete'
  /** null for a new one */
  address: Address | null
  over: Result<Address[]> | undefined
}

/**
 * The address book: a tile to add an address, and a card per address. With `selection` the cards can also be
 * selected. The editor closes when the list changes.
 */
export function AddressList({ selection }: { selection?: Selection }) {
  const [t, common, errors] = [useTranslations('address'), useTranslations('common'), useTranslations('errors')]
  const { book, isLoading, reload, save, remove, toggleDefault } = useAddressBook()
  const [open, setOpen] = useState<Open | null>(null)
  const [failure, setFailure] = useState<ErrorCode | null>(null)
  const show = (dialog: Open['dialog'], address: Address | null) => {
    setFailure(null)
    setOpen({ dialog, address, over: book })
  }
  const close = () => setOpen(null)
  const toggle = async (address: Address) => {
    setFailure(null)
    if (address.id === null || toggleDefault.isPending) return
    const answer = await toggleDefault.mutateAsync({ id: address.id, isDefault: address.isDefault })
    if (!answer.ok) return setFailure(answer.code)
    if (!address.isDefault) rememberPlace(address)
  }
  const removeNow = async (id: Id) => {
    const answer = await remove(id)
    close()
    if (!answer.ok) return setFailure(answer.code)
    selection?.onDeleted(id)
  }
  if (isLoading) return <ListSkeleton label={common('loading')} />
  if (book && !book.ok) {
    return <RetryAlert title={errors('load_failed')} onRetry={reload} />
  }
  const addresses = book?.value ?? []
  const current = open?.over === book ? open : null
  const toggling = toggleDefault.isPending ? toggleDefault.variables : null
  return (
    <>
      <div aria-live="polite" className="empty:hidden pb-4">
        {failure && <Alert tone="danger">{errors(failure, NO_DETAIL)}</Alert>}
      </div>
      {addresses.length === 0 && <p className="pb-4 text-ink-soft">{t('empty')}</p>}
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              selection={selection}
              isDefault={toggling && isSameId(address.id, toggling.id) ? !toggling.isDefault : address.isDefault}
              onToggleDefault={() => toggle(address)}
              onEdit={() => show('edit', address)}
              onDelete={() => show('delete', address)}
            />
          </li>
        ))}
        <li>
          <button
            type="button"
            onClick={() => show('edit', null)}
            className="grid h-full min-h-28 w-full sm:min-h-40 place-items-center rounded-card border border-dashed border-line-strong p-4 font-semibold text-accent-ink hover:bg-sunken"
          >
            <span className="grid justify-items-center gap-2">
              <span className="grid size-11 place-items-center rounded-full bg-accent-soft">
                <Plus aria-hidden className="size-5" />
              </span>
              {t('add_address')}
            </span>
          </button>
        </li>
      </ul>
      {current?.dialog === 'edit' && (
        <Suspense>
          <AddressDrawer
            address={current.address}
            isFirst={addresses.length === 0}
            save={save}
            onSaved={(address) => {
              close()
              if (!selection) rememberPlace(address)
              if (!selection?.isTooFar?.(address)) selection?.onSelect(address)
            }}
            onClose={close}
          />
        </Suspense>
      )}
      {current?.dialog === 'delete' && current.address && (
        <DeleteDialog address={current.address} onDelete={removeNow} onClose={close} />
      )}
    </>
  )
}

function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-4 sm:grid-cols-2">
      {[1, 2].map((card) => (
        <Skeleton key={card} className="h-44 rounded-card" />
      ))}
    </div>
  )
}
