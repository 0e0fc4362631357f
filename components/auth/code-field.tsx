import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Alert } from '@/components/ui/feedback/alert'
import { Button } from '@/components/ui/forms/button'
import { TextField } from '@/components/ui/forms/text-field'
import { sendCode } from '@/lib/browser/session/fetch-session'
import type { CountryCode } from '@/lib/domain/places/address-forms'
import { phoneText } from '@/lib/domain/places/phone-text'
import { FormFailure, useFailure } from './form-failure'

const RESEND_SECONDS = 60

interface Target {
  phone: string
  countryCode: CountryCode
}

interface CodeFieldProps {
  label?: string
  field: UseFormRegisterReturn
  error?: string
  /** null sends nothing */
  target: () => Promise<Target | null>
  /** the phone is refused */
  onPhone?: () => void
}

/** A field for the code with a button that requests it, and a cooldown before the next request. */
export function CodeField({ label, field, error, target, onPhone }: CodeFieldProps) {
  const t = useTranslations('auth')
  const { failure, attempt, clear } = useFailure(onPhone)
  const [sentTo, setSentTo] = useState('')
  const [wait, setWait] = useState(0)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])
  const send = async () => {
    clear()
    const to = await target()
    if (!to || !(await attempt(sendCode(to.phone, to.countryCode)))) return
    setSentTo(phoneText(to.phone, to.countryCode))
    setWait(RESEND_SECONDS)
    // its button has lost the focus
    box.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={box} className="grid gap-3">
      <TextField
        label={label ?? t('verification_code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        maxLength={12}
        error={error}
        trailing={
          <Button variant="ghost" size="small" disabled={wait > 0} onClick={send}>
            {wait > 0 ? t('resend_in', { seconds: `${wait}` }) : t('get_code')}
          </Button>
        }
        {...field}
      />
      <FormFailure code={failure} />
      {sentTo && !failure && <Alert tone="success">{t('code_sent', { phone: sentTo })}</Alert>}
    </div>
  )
}
