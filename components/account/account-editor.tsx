import { useTranslations } from 'next-intl'
import { useSmsAvailability } from '@/components/auth/sms-availability'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { showToast } from '@/components/ui/feedback/toast'
import { Tabs } from '@/components/ui/navigation/tabs'
import type { Customer } from '@/lib/domain/account/customer'
import { EmailTab } from './email-tab'
import { PasswordTab } from './password-tab'
import { PhoneTab } from './phone-tab'
import { ProfileTab } from './profile-tab'
import type { ApplyChange } from './use-customer'

interface AccountEditorProps {
  customer: Customer
  applyChange: ApplyChange
  /** the tab that opens first */
  tab: EditorTab
  onClose: () => void
}

export type EditorTab = 'profile' | 'email'

/** A dialog with the tabs profile, email, phone (where a code can be texted to a new one) and password. */
export function AccountEditor({ customer, applyChange, tab: first, onClose }: AccountEditorProps) {
  const [t, common] = [useTranslations('account'), useTranslations('common')]
  const hasTexts = useSmsAvailability()
  const onDone = (text: string) => {
    onClose()
    showToast(text)
  }
  const tab = { customer, applyChange, onDone }
  return (
    <Dialog onClose={onClose} title={t('edit')} width={520} closeLabel={common('close')}>
      <Tabs
        label={t('tabs.label')}
        first={first}
        tabs={[
          { key: 'profile', label: t('tabs.profile'), content: <ProfileTab {...tab} /> },
          { key: 'email', label: t('tabs.email'), content: <EmailTab {...tab} /> },
          ...(hasTexts ? [{ key: 'phone', label: t('tabs.phone'), content: <PhoneTab {...tab} /> }] : []),
          { key: 'password', label: t('tabs.password'), content: <PasswordTab {...tab} /> },
        ]}
      />
    </Dialog>
  )
}
