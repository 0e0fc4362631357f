import { BellRing } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/forms/button'
import { useNotificationPermission } from '@/lib/browser/push/notification-store'
import { turnOnNotifications } from '@/lib/browser/push/start-notifications'

/** Shown where the browser has neither allowed nor refused them. */
export function TurnOnNotifications() {
  const t = useTranslations('orders')
  const permission = useNotificationPermission()
  const [wasPressed, setWasPressed] = useState(false)
  if (permission === 'granted' && wasPressed)
    return (
      <p role="status" tabIndex={-1} className="outline-none">
        {t('notifications.on')}
      </p>
    )
  if (permission !== 'default') return null
  const turnOn = () => {
    setWasPressed(true)
    void turnOnNotifications()
  }
  return (
    <Button variant="secondary" size="small" className="justify-self-start" onClick={turnOn}>
      <BellRing aria-hidden className="size-4" />
      {t('notifications.turn_on')}
    </Button>
  )
}
