import { useLocale, useTranslations } from 'next-intl'
import { ConfirmDialog } from '@/components/ui/dialogs/confirm-dialog'
import { LazyMessages } from '@/components/ui/loading/lazy-messages'
import { listText } from '@/lib/domain/languages/joined-text'

interface ItemsNotAvailableProps {
  names: string[]
  onConfirm: () => void
}

/** Lists the items that are removed from the cart; OK is the only action. */
export function ItemsNotAvailable(props: ItemsNotAvailableProps) {
  return (
    <LazyMessages namespaces={['cart', 'common']}>
      <Question {...props} />
    </LazyMessages>
  )
}

function Question({ names, onConfirm }: ItemsNotAvailableProps) {
  const [t, common] = [useTranslations('cart'), useTranslations('common')]
  const language = useLocale()
  return (
    <ConfirmDialog title={t('not_available_title')} confirmLabel={common('ok')} onConfirm={onConfirm}>
      <p>{t('items_not_available', { names: listText(names, language) })}</p>
    </ConfirmDialog>
  )
}
