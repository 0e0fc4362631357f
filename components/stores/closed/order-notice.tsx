'use client'

import { lazy, Suspense, useState } from 'react'
import type { StatusLabels } from '@/components/stores/status/status-text'
import { useNow } from '@/components/ui/loading/use-now'
import type { Id } from '@/lib/domain/codes/id'
import { type NoticeFacts, orderNotice } from '@/lib/domain/stores/order-notice'
import { type NoticeLabels, noticeText } from './notice-text'
import type { OpenStoresLabels } from './open-stores'

const OpenStores = lazy(async () => ({ default: (await import('./open-stores')).OpenStores }))

interface OrderNoticeProps {
  store: NoticeFacts
  tellsTime: boolean
  labels: NoticeLabels
  status: StatusLabels
  /** for the stores that are open instead; null on its own domain */
  instead: { gid: Id; href: string; labels: OpenStoresLabels } | null
  /** when the page was rendered, epoch milliseconds */
  now: number
}

/**
 * Above the menu of a store that takes no orders for now: the time that it sells for, else why its dishes have no plus and
 * which stores are open. Once shown it keeps its place, so that nothing moves when the store opens.
 */
export function OrderNotice({ store, tellsTime, labels, status, instead, now }: OrderNoticeProps) {
  const notice = orderNotice(store, tellsTime, useNow(now))
  const [shown, setShown] = useState(notice?.kind)
  if (notice && notice.kind !== shown) setShown(notice.kind)
  if (!shown) return null
  const { title, text } = notice ? noticeText(notice, labels, status) : { title: labels.takesOrders, text: null }
  return (
    <div className="order-notice">
      <span aria-hidden className="icon-clock" />
      <p role="status">
        <b>{title}</b>
        {text && <span>{text}</span>}
        {/* its dishes get their plus on the server */}
        {!notice && shown === 'none' && (
          <button type="button" onClick={() => location.reload()}>
            {labels.reload}
          </button>
        )}
      </p>
      {shown === 'none' && instead && (
        <Suspense>
          <OpenStores {...instead} />
        </Suspense>
      )}
    </div>
  )
}
