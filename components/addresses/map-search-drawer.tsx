import { LocateFixed, MapPin } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { PinMap } from '@/components/maps/pin-map'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { Spinner } from '@/components/ui/loading/spinner'
import { currentPosition } from '@/lib/browser/places/geolocation'
import type { Point } from '@/lib/domain/places/places'
import { PlaceSearch } from './place-search'
import { type MapSearchEnds, type Pinned, useMapSearch } from './use-map-search'

interface MapSearchDrawerProps extends MapSearchEnds {
  /** null for the visitor's place, or the city */
  start: Point | null
  onClose: () => void
}

/** A drawer over the editor, 550 wide: finds an address by text, by a pin on the map or by the device's location. */
export function MapSearchDrawer({ start, onClose, ...ends }: MapSearchDrawerProps) {
  const [t, common] = [useTranslations('address'), useTranslations('common')]
  const { position, pinned, search, moveTo, choose, confirm } = useMapSearch(start, ends)
  const device = useCurrentLocation(moveTo)
  return (
    <Dialog
      side
      onClose={onClose}
      title={t('map_search')}
      width={550}
      closeLabel={common('close')}
      footer={
        <div className="grid gap-3">
          <PinnedAddress pinned={pinned} />
          <Button
            block
            loading={pinned.state === 'looking'}
            aria-disabled={pinned.state === 'nothing'}
            onClick={confirm}
          >
            {t('confirm_location')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-4">
        <PlaceSearch {...search} onFound={choose} />
        <Button variant="secondary" loading={device.isLocating} onClick={device.locate}>
          {!device.isLocating && <LocateFixed aria-hidden className="size-5" />}
          <span>{t('current_location')}</span>
        </Button>
        {device.isBlocked && <Alert tone="warning">{t('location_blocked')}</Alert>}
        <PinMap
          position={position}
          isSet={pinned.state !== 'nothing'}
          onMove={moveTo}
          labels={{
            map: t('map'),
            zoomIn: t('zoom_in'),
            zoomOut: t('zoom_out'),
            sources: t('map_sources'),
            schematic: common('schematic_map'),
          }}
          hint={t('map_hint')}
        />
      </div>
    </Dialog>
  )
}

function PinnedAddress({ pinned }: { pinned: Pinned }) {
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

/** Requested on click. A denied permission is shown, any other failure only logged. */
function useCurrentLocation(onFound: (point: Point) => void) {
  const [state, setState] = useState<'idle' | 'locating' | 'blocked'>('idle')
  const locate = async () => {
    setState('locating')
    const answer = await currentPosition()
    setState('blocked' in answer && answer.blocked ? 'blocked' : 'idle')
    if ('found' in answer) onFound(answer.found)
  }
  return { isLocating: state === 'locating', isBlocked: state === 'blocked', locate }
}
