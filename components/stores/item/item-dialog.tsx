import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { Spinner } from '@/components/ui/loading/spinner'
import { loadMenu } from '@/lib/browser/cart/menus'
import type { Id } from '@/lib/domain/codes/id'
import type { Result } from '@/lib/domain/result'
import { productById, type StoreMenu } from '@/lib/domain/stores/menu'
import { ItemForm } from './item-form'
import { itemOnPage } from './item-on-page'
import { ItemPicture } from './item-picture'

interface ItemDialogProps {
  gid: Id
  pid: Id
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
  const [shown] = useState(() => itemOnPage(pid))
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
    return (
      <ItemForm
        store={menu.value.store}
        product={product}
        loadedPicture={shown?.picture ?? null}
        onClose={onClose}
        onAdded={onClose}
      />
    )
  return (
    <Dialog onClose={onClose} title={shown?.name ?? common('loading')} closeLabel={common('close')}>
      {shown?.picture && <ItemPicture src="" loaded={shown.picture} />}
      {menu ? (
        <Alert tone="danger" title={common('unable_to_load_data')} action={<Retry onPress={() => setMenu(null)} />} />
      ) : (
        <p className="grid justify-items-center py-16">
          <Spinner label={common('loading')} className="size-6" />
        </p>
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
