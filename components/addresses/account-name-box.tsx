import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { fetchAccountName } from '@/lib/browser/account/fetch-addresses'
import { recordFailure } from '@/lib/browser/fetcher/record-failure'

interface AccountNameBoxProps {
  className?: string
  onName: (name: { firstName: string; lastName: string }) => void
}

/** When checked, fills first and last name from the profile; both stay editable. */
export function AccountNameBox({ className, onName }: AccountNameBoxProps) {
  const t = useTranslations('address')
  const [checked, setChecked] = useState(false)
  const use = async (checked: boolean) => {
    setChecked(checked)
    if (!checked) return
    const name = await fetchAccountName()
    if (name.ok) return onName(name.value)
    setChecked(false)
    recordFailure('the name on the account is not known', name.code)
  }
  return (
    <Checkbox
      className={className}
      label={t('use_name_on_acc')}
      checked={checked}
      onChange={(event) => void use(event.currentTarget.checked)}
    />
  )
}
