import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ChoiceButton } from '@/components/checkout/choice-button'
import type { CheckoutDialogProps } from '@/components/checkout/dialog-props'
import { Dialog } from '@/components/ui/dialogs/dialog'
import { useNow } from '@/components/ui/loading/use-now'
import { moveInTabs } from '@/components/ui/navigation/arrow-keys'
import { slotsByPart } from '@/lib/domain/checkout/slots-by-part'
import { dayWord, isDisabledDay, todayAt } from '@/lib/domain/time/local-day'
import { formatTime, type ZonedTime } from '@/lib/domain/time/time'
import { AsapText } from './time-text'

/** Days as the date filter allows; starts alone, whose ends are read out. ASAP only while the store is open. */
export function TimeDialog({ checkout, onChoose, onClose }: CheckoutDialogProps) {
  const [t, common] = [useTranslations('checkout'), useTranslations('common')]
  const { slots, slot, takesAsap, estimate, toChoose } = checkout.time
  const days = Object.keys(slots)
  const now = useNow()
  const isDisabled = (key: string) => {
    const today = todayAt(slots[key]?.[0]?.start ?? '', now)
    return key !== today && isDisabledDay(key, today)
  }
  const chosen = days.find((key) => slots[key]?.some(({ start }) => start === slot?.start))
  const [day, setDay] = useState(chosen ?? days.find((key) => !isDisabled(key)))
  return (
    <Dialog onClose={onClose} title={t('choose_time')} width={520} maxHeight="70vh" closeLabel={common('close')}>
      <div className="grid gap-4">
        {takesAsap && (
          <ChoiceButton chosen={slot === null && toChoose === null} onChoose={() => onChoose({ slot: null })}>
            <AsapText estimate={estimate} />
          </ChoiceButton>
        )}
        {days.length === 0 && <p className="text-ink-soft">{t(takesAsap ? 'no_times' : 'no_times_text')}</p>}
        <div
          role="tablist"
          aria-label={t('days')}
          onKeyDown={moveInTabs}
          className="-mx-1 flex gap-2 overflow-x-auto px-1 pb-1"
        >
          {days.map((key) => (
            <button
              key={key}
              type="button"
              role="tab"
              id={`day-${key}`}
              aria-selected={key === day}
              aria-controls="slots"
              tabIndex={key === day ? 0 : -1}
              disabled={isDisabled(key)}
              onClick={() => setDay(key)}
              className="min-h-11 shrink-0 rounded-full border border-line-strong px-4 font-semibold tabular-nums aria-selected:border-accent aria-selected:bg-accent aria-selected:text-on-accent disabled:border-line disabled:text-ink-faint"
            >
              <Day day={key} time={slots[key]?.[0]?.start ?? ''} now={now} />
            </button>
          ))}
        </div>
        <div id="slots" role="tabpanel" aria-labelledby={day && `day-${day}`} className="grid gap-4">
          {slotsByPart((day && slots[day]) || []).map(([part, some]) => (
            <section key={part} aria-labelledby={`part-${part}`} className="grid gap-2">
              <h3 id={`part-${part}`} className="text-sm font-semibold text-ink-soft">
                {t(part)}
              </h3>
              <div className="grid grid-cols-3 gap-2">
                {some.map((one) => (
                  <ChoiceButton
                    key={one.start}
                    compact
                    label={`${formatTime(one.start)} – ${formatTime(one.end)}`}
                    chosen={one.start === slot?.start}
                    onChoose={() => onChoose({ slot: one })}
                  >
                    <span className="tabular-nums">{formatTime(one.start)}</span>
                  </ChoiceButton>
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Dialog>
  )
}

/** `Today 2026-11-20` */
function Day({ day, time, now }: { day: string; time: ZonedTime; now: Date }) {
  const t = useTranslations('checkout')
  const word = dayWord(time, now)
  return (
    <span key={word}>
      {word && `${t(word)} `}
      <span className={word ? 'font-normal' : ''}>{day}</span>
    </span>
  )
}
