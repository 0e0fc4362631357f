import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { TextField } from './text-field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** The field of every password, with a button that shows what is typed. Needs the messages `auth`. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslations('auth')
  const [isShown, setShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={t('show_typed')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="grid size-9 place-items-center rounded-control text-ink-faint hover:bg-sunken hover:text-ink max-sm:size-10"
        >
          <Icon aria-hidden className="size-5" />
        </button>
      }
      trailingSize="icon"
    />
  )
}
