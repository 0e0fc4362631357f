import { useState } from 'react'
import { LoginForm } from '@/components/auth/login-form'
import type { LoginMode } from '@/components/auth/login-mode'

/** The login form with a mode of its own, as the page and the dialogs hold it. */
export function OwnModeLogin({ initialMode, onDone }: { initialMode: LoginMode; onDone: () => void }) {
  const [mode, setMode] = useState(initialMode)
  return <LoginForm mode={mode} signsUp={mode === 'register'} onMode={setMode} onDone={onDone} />
}
