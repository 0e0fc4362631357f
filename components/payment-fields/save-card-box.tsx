import { useTranslations } from 'next-intl'
import { Checkbox } from '@/components/ui/forms/checkbox'

/** A card is saved only if its owner says so. */
export function SaveCardBox({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const t = useTranslations('payment')
  return <Checkbox label={t('save_card')} checked={isOn} onChange={(event) => onChange(event.target.checked)} />
}
