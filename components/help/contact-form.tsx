'use client'

import { lazy, Suspense } from 'react'

const ContactFields = lazy(async () => ({ default: (await import('./contact-fields')).ContactFields }))

/** Loads the form lazily, so that other pages of help do not load its code. */
export function ContactForm() {
  return (
    <Suspense>
      <ContactFields />
    </Suspense>
  )
}
