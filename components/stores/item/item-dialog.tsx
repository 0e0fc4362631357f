import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Alert } from '@/components/ui/feedback/alert'
import { Spinner } from '@/components/ui/feedback/spinner'
import { Button } from '@/components/ui/forms/button'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { loadMenu } from '@/lib/browser/cart/menus'
import type { Result } from '@/lib/domain/result'
import { productById, type StoreMenu } from '@/lib/domain/stores/menu'
import { ItemForm } from './item-form'

interface ItemDialogProps {
  gid: number
  pid: number
  onClose: () => void
}

/** One item with its choices; loaded on first use. */
export function ItemDialog(props: ItemDialogProps) {
  return (
    <LazyMessages namespaces={['store', 'deal', 'common']}>
      <LoadedDialog {...props} />
    </LazyMessages>
  )
}

function LoadedDialog({ gid, pid, onClose }: ItemDialogProps) {
  const common = useTranslations('common')
  const [menu, setMenu] = useState<Result<StoreMenu> | null>(null)
  useEffect(() => {
    if (menu) return
    let isMounted = true
    void loadMenu(gid, [pid]).then((result) => isMounted && setMenu(result))
    return () => {
      isMounted = false
    }
  }, [gid, pid, menu])
  const product = menu?.ok ? productById(menu.value.products, pid) : undefined
  if (menu?.ok && product)
    return <ItemForm store={menu.value.store} product={product} onClose={onClose} onAdded={onClose} />
  return (
    <Dialog onClose={onClose} title={common('loading')} closeLabel={common('close')}>
      {menu ? (
        <Alert tone="danger" title={common('unable_to_load_data')} action={<Retry onPress={() => setMenu(null)} />} />
      ) : (
        <Spinner className="mx-auto my-16 size-6" />
      )}
    </Dialog>
  )
}

function Retry({ onPress }: { onPress: () => void }) {
  const common = useTranslations('common')
  return (
    <Button size="small" onClick={onPress}>
      {common('retry')}
    </Button>
  )
}
