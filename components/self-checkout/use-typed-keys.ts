import { useEffect, useRef } from 'react'
import { type PadKey, padKey } from '@/lib/domain/self-checkout/keypad'

/** Listens to typed keys, except while typing in a text field. */
export function useTypedKeys(onKey: (key: PadKey) => void, onPay: () => void): void {
  const latest = useRef({ onKey, onPay })
  useEffect(() => {
    latest.current = { onKey, onPay }
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey } = event
      if (ctrlKey || metaKey || altKey || (target instanceof Element && target.closest('textarea, input, dialog')))
        return
      const pad = padKey(key)
      if (pad) latest.current.onKey(pad)
      else if (key === 'Enter' && !(target instanceof Element && target.closest('a, button, summary')))
        latest.current.onPay()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
