import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/content/panel'
import { usePlaceTime } from '@/components/ui/loading/use-place-time'
import type { OrderComment } from '@/lib/domain/orders/orders'

/** The comments of store and customer on opposite sides, followed by the form, if any. */
export function OrderComments({ comments, form }: { comments: OrderComment[]; form?: ReactNode }) {
  const t = useTranslations('orders')
  return (
    <Panel title={t('comments')}>
      {comments.length > 0 && <Thread comments={comments} />}
      {form && <div className={comments.length > 0 ? 'mt-5 border-t border-line pt-5' : ''}>{form}</div>}
    </Panel>
  )
}

function Thread({ comments }: { comments: OrderComment[] }) {
  const t = useTranslations('orders')
  const { clock } = usePlaceTime()
  return (
    <ol className="grid gap-3">
      {comments.map((comment) => (
        <li
          key={`${comment.at}-${comment.comment}`}
          className={`max-w-[85%] rounded-card px-4 py-3 ${comment.isAdmin ? 'justify-self-start bg-sunken' : 'justify-self-end bg-accent-soft'}`}
        >
          <p className="text-sm text-ink-soft">
            {t(comment.isAdmin ? 'from_store' : 'from_you')}
            {comment.at && (
              <>
                {' · '}
                <time dateTime={comment.at}>{clock(comment.at)}</time>
              </>
            )}
          </p>
          <p className="whitespace-pre-line">{comment.comment}</p>
        </li>
      ))}
    </ol>
  )
}
