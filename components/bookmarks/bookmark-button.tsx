'use client'

import { Heart } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { openLogin } from '@/lib/browser/session/login-dialog'
import { awaitSession, useSession } from '@/lib/browser/session/session-store'
import { BOOKMARK_BUTTON_CLASS, type BookmarkButtonProps } from './bookmark-button-props'

/** Loaded only for a logged-in customer. */
const SavedBookmarkButton = lazy(() =>
  import('./saved-bookmark-button').then((module) => ({ default: module.SavedBookmarkButton })),
)

/** Adds or removes a bookmark of a store, product or deal; a visitor is asked to log in. */
export function BookmarkButton(props: BookmarkButtonProps) {
  const { status } = useSession()
  const [waits, setWaits] = useState(false)
  const press = async () => {
    // a press before the session is known waits for it, so that a customer is not asked to log in
    if ((await awaitSession()).status === 'customer') setWaits(true)
    else openLogin({ purpose: { kind: 'save' } })
  }
  const heart = (
    <button
      type="button"
      aria-pressed={false}
      aria-label={props.labels.bookmark}
      onClick={press}
      className={BOOKMARK_BUTTON_CLASS}
    >
      <Heart aria-hidden className="size-5" />
    </button>
  )
  if (status !== 'customer') return heart
  return (
    <Suspense fallback={heart}>
      <SavedBookmarkButton {...props} waits={waits} onWait={setWaits} />
    </Suspense>
  )
}
