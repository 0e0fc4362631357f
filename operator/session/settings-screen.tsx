import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/forms/button'
import { SelectField } from '@/components/ui/forms/select-field'
import { call } from '@/operator/calls/call'
import { LanguageField } from '@/operator/layout/language-field'
import { useText } from '@/operator/layout/use-text'
import type { Self, Store } from './use-self'

interface SettingsScreenProps {
  self: Self
  store: Store
  onStore: (key: string) => void
}

/** Which store and language this browser shows, and the logout. */
export function SettingsScreen({ self, store, onStore }: SettingsScreenProps) {
  const t = useTranslations('operator')
  const textOf = useText()
  const client = useQueryClient()
  const logout = useMutation({
    mutationFn: () => call('POST', '/logout', {}),
    onSuccess: () => client.resetQueries(),
  })
  return (
    <main className="mx-auto grid w-full max-w-xl content-start gap-6 p-4 sm:p-6">
      <h1 className="text-title">{t('screen_settings')}</h1>
      <p className="text-ink-soft">{t('logged_in_as', { name: self.name })}</p>
      <SelectField label={t('store')} value={store.key} onChange={({ target }) => onStore(target.value)}>
        {self.stores.map(({ key, name }) => (
          <option key={key} value={key}>
            {textOf(name)}
          </option>
        ))}
      </SelectField>
      <LanguageField />
      <Button variant="secondary" loading={logout.isPending} onClick={() => logout.mutate()}>
        {t('log_out')}
      </Button>
    </main>
  )
}
