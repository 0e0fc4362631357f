'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { FormFailure, useFailure } from '@/components/auth/form-failure'
import { Button } from '@/components/ui/forms/button'
import { exportAccount } from '@/lib/browser/account/fetch-account'
import { useCustomer } from './use-customer'

const DeleteAccount = lazy(async () => ({ default: (await import('./delete-account')).DeleteAccount }))

/** Downloads everything that is stored about the customer, or deletes the account. */
export function YourData() {
  const t = useTranslations('account')
  const { customer } = useCustomer()
  const { failure, attempt } = useFailure()
  const [isLoading, setLoading] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const download = async () => {
    setLoading(true)
    const pending = exportAccount()
    await attempt(pending)
    setLoading(false)
    const answer = await pending
    if (answer.ok) saveFile('account.json', JSON.stringify(answer.value, null, 2))
  }
  return (
    <section aria-labelledby="your-data" className="grid gap-4">
      <h2 id="your-data" className="text-heading font-bold sentence-case">
        {t('your_data')}
      </h2>
      <p className="text-ink-soft">{t('your_data_text')}</p>
      <FormFailure code={failure} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" loading={isLoading} onClick={download}>
          {t('export_data')}
        </Button>
        {customer?.ok && (
          <Button variant="danger" onClick={() => setDeleting(true)}>
            {t('delete_account')}
          </Button>
        )}
      </div>
      {isDeleting && customer?.ok && (
        <Suspense>
          <DeleteAccount customer={customer.value} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </section>
  )
}

function saveFile(name: string, json: string): void {
  const url = URL.createObjectURL(new Blob([json], { type: 'application/json' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  URL.revokeObjectURL(url)
}
