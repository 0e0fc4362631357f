import { ScanLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { canScan, ScanDialog } from './scan-dialog'
import { fetchOrder } from './use-orders'

interface FindOrderProps {
  text: string
  onText: (text: string) => void
  /** called with the id that a code contains */
  onFound: (id: string) => void
}

/** Finds orders by number, name or phone; a scanner types the id of an order and presses Enter. */
export function FindOrder({ text, onText, onFound }: FindOrderProps) {
  const t = useTranslations('operator')
  const [isScanning, setScanning] = useState(false)
  const open = async (id: string) => {
    setScanning(false)
    const order = await fetchOrder(id).catch(() => null)
    if (order) {
      onText('')
      onFound(order.id)
    } else onText(id)
  }
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) open(text.trim())
      }}
    >
      <TextField
        className="min-w-0 flex-1"
        label={t('find_order')}
        type="search"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      {canScan() && (
        <Button variant="secondary" aria-label={t('scan')} onClick={() => setScanning(true)}>
          <ScanLine aria-hidden className="size-5" />
        </Button>
      )}
      {isScanning && <ScanDialog onCode={open} onClose={() => setScanning(false)} />}
    </form>
  )
}
