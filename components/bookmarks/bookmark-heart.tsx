'use client'

import { Heart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { openLogin } from '@/lib/browser/session/login-dialog'
import { useSession } from '@/lib/browser/session/session-store'
import { type BookmarkHeartProps, HEART_CLASS } from './heart'

/** Loaded only for a logged-in customer. */
const SavedHeart = lazy(() => import('./saved-heart').then((module) => ({ default: module.SavedHeart })))

/** Adds or removes a bookmark of a store, product or deal; a visitor is asked to log in. */
export function BookmarkHeart(props: BookmarkHeartProps) {
  const { status } = useSession()
  if (status === 'customer')
    return (
      <Suspense fallback={<span className={HEART_CLASS} />}>
        <SavedHeart {...props} />
      </Suspense>
    )
  return (
    <button
      type="button"
      aria-pressed={false}
      aria-label={props.labels.bookmark}
      // disabled until the session is known, so that a customer is not asked to log in
      disabled={status === 'loading'}
      onClick={() => openLogin()}
      className={HEART_CLASS}
    >
      <Heart aria-hidden className="size-5" />
    </button>
  )
}
