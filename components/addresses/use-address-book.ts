import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { deleteAddress, fetchAddresses, saveAddress, setDefaultAddress } from '@/lib/browser/account/fetch-addresses'
import { useSession } from '@/lib/browser/session/session-store'
import type { Id } from '@/lib/domain/codes/id'
import type { AddressForm } from '@/lib/domain/places/address.schema'
import type { Address } from '@/lib/domain/places/addresses'
import type { Result } from '@/lib/domain/result'
import { addressesKey } from '@/lib/routes/query-keys'

interface SavedAddress {
  address: AddressForm
  /** nobody knows whether an earlier try saved it */
  isRepeat: boolean
}

/** Every change returns the whole book, or it is fetched again; a logout leaves nothing for the next customer. */
export function useAddressBook() {
  const client = useQueryClient()
  const { status } = useSession()
  const book = useQuery({ queryKey: addressesKey, queryFn: fetchAddresses, enabled: status === 'customer' })
  useEffect(() => {
    if (status === 'visitor') client.removeQueries({ queryKey: addressesKey })
  }, [status, client])
  const cacheBook = (answer: Result<Address[] | null>) => {
    if (answer.ok && answer.value) client.setQueryData(addressesKey, answer)
    else if (answer.ok || answer.code === 'change_unknown') void client.invalidateQueries({ queryKey: addressesKey })
  }
  const save = useMutation({
    mutationFn: ({ address, isRepeat }: SavedAddress) => saveAddress(address, isRepeat),
    onSuccess: cacheBook,
  })
  const remove = useMutation({ mutationFn: (id: Id) => deleteAddress(id), onSuccess: cacheBook })
  const toggleDefault = useMutation({
    mutationFn: ({ id, isDefault }: { id: Id; isDefault: boolean }) => setDefaultAddress(id, !isDefault),
    onSuccess: cacheBook,
  })
  return {
    // prefetched data is shown before the session is known
    book: status === 'visitor' ? undefined : book.data,
    isLoading: book.isPending,
    reload: () => void book.refetch(),
    save: save.mutateAsync,
    remove: remove.mutateAsync,
    toggleDefault,
  }
}
