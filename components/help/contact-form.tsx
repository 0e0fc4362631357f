'use client'

import { lazy, Suspense } from 'react'

const ContactFields = lazy(async () => ({ default: (await import('./contact-fields')).ContactFields }))

/** Other pages of help do not load what a form needs. */
export function ContactForm() {
  return (
    <Suspense>
      <ContactFields />
    </Suspense>
  )
}
