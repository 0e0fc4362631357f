import { MapPin, MapPinned, PencilLine } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { Checkbox } from '@/components/ui/forms/checkbox'
import { plainDetail } from '@/lib/domain/result'
import { FoundAddress } from './found-address'
import { MapSearchDrawer } from './map-search-drawer'
import { PlaceFields } from './place-fields'
import { PlaceSearch } from './place-search'
import { ReceiverFields } from './receiver-fields'
import { type AddressEditing, useAddressEditor } from './use-address-editor'

/** The address editor, 520 wide: a place is found by its text or on the map, or typed. */
export function AddressDrawer({ onClose, ...editing }: AddressEditing & { onClose: () => void }) {
  const [t, common, errors] = [useTranslations('address'), useTranslations('common'), useTranslations('errors')]
  const { form, failure, submit, fill, pin, isPinned, isTyped, onTyping, search } = useAddressEditor(editing)
  const [isMapOpen, setMapOpen] = useState(false)
  const [lat, lon] = form.watch(['lat', 'lon'])
  const position = lat != null && lon != null ? { lat, lon } : null
  return (
    <Dialog
      side
      onClose={onClose}
      title={t('add_address')}
      width={520}
      closeLabel={common('close')}
      footer={
        <div className="grid gap-3">
          {failure && <Alert tone="danger">{errors(failure.code, plainDetail(failure.detail))}</Alert>}
          <Button block loading={form.formState.isSubmitting} onClick={() => submit()}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <form onSubmit={submit} noValidate className="grid gap-4">
        <PlaceSearch {...search} onFound={fill} />
        <div className="flex flex-wrap gap-2">
          <Button variant="soft" className="grow" onClick={() => setMapOpen(true)}>
            <MapPinned aria-hidden className="size-5" />
            {t('find_on_map')}
          </Button>
          {!isTyped && (
            <Button variant="secondary" className="grow" onClick={onTyping}>
              <PencilLine aria-hidden className="size-5" />
              {t('type_it')}
            </Button>
          )}
        </div>
        {isPinned && (
          <p role="status" className="flex items-center gap-3 text-sm">
            <MapPin aria-hidden className="size-5 shrink-0 text-accent-ink" />
            {t('pin_set')}
          </p>
        )}
        {isTyped ? <PlaceFields form={form} keepsPosition={isPinned} /> : <FoundAddress form={form} />}
        <ReceiverFields form={form} />
        <Checkbox label={t('set_default')} {...form.register('isDefault')} />
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
      {isMapOpen && (
        <MapSearchDrawer
          start={position}
          onConfirm={(place) => {
            fill(place)
            search.onProblem(null)
            setMapOpen(false)
          }}
          onPin={(point) => {
            pin(point)
            setMapOpen(false)
          }}
          onClose={() => setMapOpen(false)}
        />
      )}
    </Dialog>
  )
}
