import { Bell, BellOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/forms/button'
import { allowSound, canSound, ring } from './ring-sound'

const EVERY_MS = 6000
const QUIET = 'operator-quiet'

/** Rings until no new order waits; the title says how many do. A browser that is silent until it is pressed says so. */
export function RingButton({ waiting }: { waiting: number }) {
  const t = useTranslations('operator')
  const [isQuiet, setQuiet] = useState(() => localStorage.getItem(QUIET) === 'yes')
  const [isAllowed, setAllowed] = useState(canSound)
  const isOn = isAllowed && !isQuiet
  useEffect(() => {
    document.title = waiting > 0 ? `(${waiting}) ${t('title')}` : t('title')
  }, [waiting, t])
  useEffect(() => {
    if (waiting === 0 || !isOn) return
    ring()
    const timer = setInterval(ring, EVERY_MS)
    return () => clearInterval(timer)
  }, [waiting, isOn])
  useEffect(() => {
    const allow = () => allowSound().then(() => setAllowed(canSound()))
    window.addEventListener('pointerdown', allow, { once: true })
    window.addEventListener('keydown', allow, { once: true })
    return () => {
      window.removeEventListener('pointerdown', allow)
      window.removeEventListener('keydown', allow)
    }
  }, [])
  const Icon = isOn ? Bell : BellOff
  const toggle = () => {
    localStorage.setItem(QUIET, isOn ? 'yes' : 'no')
    setQuiet(isOn)
  }
  return (
    <button
      type="button"
      data-ringing={isOn && waiting > 0}
      onClick={toggle}
      className={buttonClass({ variant: isOn ? 'ghost' : 'danger', size: 'small' })}
    >
      <Icon aria-hidden className="size-5" />
      <span className={isOn ? 'max-sm:sr-only' : 'whitespace-nowrap'}>{t(isOn ? 'sound_on' : 'sound_off')}</span>
    </button>
  )
}
