'use client'

import { useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { UnclaimedQuestion } from '@/components/addresses/unclaimed-question'
import { RetryAlert } from '@/components/ui/feedback/retry-alert'
import { Skeleton } from '@/components/ui/feedback/skeleton'
import type { EditorTab } from './account-editor'
import { ProfileCard } from './profile-card'
import { useCustomer } from './use-customer'

const AccountEditor = lazy(async () => ({ default: (await import('./account-editor')).AccountEditor }))

/** The customer's profile card with its editor, above the page's content. */
export function AccountScreen({ children }: { children: ReactNode }) {
  const [t, common, errors] = [useTranslations('account'), useTranslations('common'), useTranslations('errors')]
  const { customer, isPending, reload, applyChange } = useCustomer()
  const [editing, setEditing] = useState<EditorTab | null>(null)
  // a link from a checkout leads to what it asks for
  useEffect(() => {
    if (new URLSearchParams(location.search).get('edit') === 'email') setEditing('email')
  }, [])
  return (
    <div className="grid gap-8">
      <div className="grid gap-6">
        <h1 className="text-title font-extrabold sentence-case">{t('title')}</h1>
        {isPending && (
          <div role="status" aria-label={common('loading')}>
            <Skeleton className="h-40 rounded-card" />
          </div>
        )}
        {customer && !customer.ok && <RetryAlert title={errors('failed_to_fetch_profile')} onRetry={() => reload()} />}
        {customer?.ok && customer.value.unclaimed && <UnclaimedQuestion unclaimed={customer.value.unclaimed} />}
        {customer?.ok && <ProfileCard customer={customer.value} onEdit={() => setEditing('profile')} />}
      </div>
      {children}
      {editing && customer?.ok && (
        <Suspense>
          <AccountEditor
            customer={customer.value}
            applyChange={applyChange}
            tab={editing}
            onClose={() => setEditing(null)}
          />
        </Suspense>
      )}
    </div>
  )
}
