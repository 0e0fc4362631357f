import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { PressWaits } from '@/operator/calls/press-waits'
import { usePress } from '@/operator/calls/use-press'
import { readAmount } from '@/operator/layout/read-amount'
import { useText } from '@/operator/layout/use-text'
import { fetchItem, type Item, pathOf } from './items'

interface PriceDialogProps {
  item: Item
  currency: string
  store: string
  onClose: () => void
}

/** Sets the price from now on; placed orders have theirs. */
export function PriceDialog({ item, currency, store, onClose }: PriceDialogProps) {
  const t = useTranslations('operator')
  const textOf = useText()
  const press = usePress<Item | undefined>(onClose)
  const [typed, setTyped] = useState(`${item.price}`)
  const price = readAmount(typed, currency)
  const save = (price: number) =>
    press.mutate({
      path: `${pathOf(store, item)}/price`,
      body: { price },
      read: () => fetchItem(store, item),
      isDone: (now) => now?.price === price,
    })
  return (
    <Dialog title={textOf(item.names)} closeLabel={t('close')} width={400} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (price !== null) save(price)
        }}
      >
        <TextField
          label={t('price', { currency })}
          inputMode="decimal"
          autoComplete="off"
          required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PressWaits press={press} />
        <Button type="submit" block loading={press.isPending} disabled={price === null}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
