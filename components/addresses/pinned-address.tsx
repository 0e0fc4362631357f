import { MapPin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Spinner } from '@/components/ui/feedback/spinner'
import type { Pinned } from './use-map-search'

/** The address to be confirmed, announced whenever it changes. */
export function PinnedAddress({ pinned }: { pinned: Pinned }) {
  const t = useTranslations('address')
  return (
    <p role="status" className="flex min-h-12 items-center gap-3 text-sm">
      {pinned.state === 'looking' ? (
        <Spinner className="size-5 shrink-0 text-ink-faint" />
      ) : (
        <MapPin aria-hidden className="size-5 shrink-0 text-accent-ink" />
      )}
      {pinned.state === 'found' ? (
        <span className="font-semibold">{pinned.place.label}</span>
      ) : (
        <span className="text-ink-soft">{t(`pin_${pinned.state}`)}</span>
      )}
    </p>
  )
}
