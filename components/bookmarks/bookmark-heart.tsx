'use client'

import { Heart } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { openLogin } from '@/lib/browser/session/login-dialog'
import { useSession } from '@/lib/browser/session/session-store'
import { type BookmarkHeartProps, HEART_CLASS } from './heart'

/** Only a customer's document loads what keeps. */
const SavedHeart = lazy(() => import('./saved-heart').then((module) => ({ default: module.SavedHeart })))

/** Keeps a store, product or deal among the favourites, or lets it go; a visitor is asked to log in. */
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
      // nobody is asked to log in who may be logged in
      disabled={status === 'loading'}
      onClick={() => openLogin()}
      className={HEART_CLASS}
    >
      <Heart aria-hidden className="size-5" />
    </button>
  )
}
