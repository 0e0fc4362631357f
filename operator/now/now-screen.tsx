import { useTranslations } from 'next-intl'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { PressWaits } from '@/operator/calls/press-waits'
import { usePress } from '@/operator/calls/use-press'
import { useTimes } from '@/operator/layout/use-times'
import { fetchSelf, type Self, type Store } from '@/operator/session/use-self'

type Act = 'pause' | 'busy' | 'close-today' | 'resume'

const PAUSE_MINUTES = 30
const BUSY_MINUTES = 20

/** What each act leaves behind; a repeated one is answered alike. */
const IS_DONE: Record<Act, (store: Store) => boolean> = {
  pause: ({ paused_until: until }) => until !== null,
  busy: ({ busy_until: until }) => until !== null,
  'close-today': ({ closed_until: until }) => until !== null,
  resume: (store) => !store.paused_until && !store.busy_until && !store.closed_until,
}

/** Pauses the store, makes it busy, or closes it for the rest of its day. Each ends by itself. */
export function NowScreen({ store }: { store: Store }) {
  const t = useTranslations('operator')
  const timeOf = useTimes(store.time_zone)
  const press = usePress<Self>()
  const isDone = (act: Act) => (self: Self) => self.stores.some((one) => one.key === store.key && IS_DONE[act](one))
  const take = (act: Act, body: object = {}) =>
    press.mutate({
      path: `/stores/${encodeURIComponent(store.key)}/${act}`,
      body,
      read: fetchSelf,
      isDone: isDone(act),
    })
  const { paused_until: paused, closed_until: closed, busy_until: busy, busy_minutes: minutes } = store
  const facts = [
    closed && t('now_closed', { time: timeOf(closed) }),
    paused && t('now_paused', { time: timeOf(paused) }),
    busy && t('now_busy', { minutes, time: timeOf(busy) }),
  ].filter((fact) => fact !== null)
  return (
    <main className="mx-auto grid w-full max-w-xl content-start gap-4 p-4 sm:p-6">
      <h1 className="text-title">{t('screen_now')}</h1>
      <div role="status" className="grid gap-2">
        {facts.map((fact) => (
          <Alert key={fact} tone="info">
            {fact}
          </Alert>
        ))}
        {facts.length === 0 && <p className="text-ink-soft">{t(store.is_open ? 'now_as_usual' : 'now_suspended')}</p>}
      </div>
      <PressWaits press={press} />
      {facts.length > 0 && (
        <Button size="large" block loading={press.isPending} onClick={() => take('resume')}>
          {t('resume')}
        </Button>
      )}
      <Button
        variant="secondary"
        size="large"
        block
        loading={press.isPending}
        onClick={() => take('pause', { minutes: PAUSE_MINUTES })}
      >
        {t('pause', { minutes: PAUSE_MINUTES })}
      </Button>
      <Button
        variant="secondary"
        size="large"
        block
        loading={press.isPending}
        onClick={() => take('busy', { minutes: BUSY_MINUTES })}
      >
        {t('busy', { minutes: BUSY_MINUTES })}
      </Button>
      <Button variant="danger" size="large" block loading={press.isPending} onClick={() => take('close-today')}>
        {t('close_today')}
      </Button>
    </main>
  )
}
