import { Copy, Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { showToast } from '@/components/ui/feedback/toast'
import { maskCode } from '@/lib/domain/account/gift-cards'

const ICON_BUTTON = 'grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunken hover:text-ink'

/** Masked until revealed; can be copied without being shown. */
export function SecretCode({ code }: { code: string }) {
  const t = useTranslations('assets')
  const [shown, setShown] = useState(false)
  const masked = maskCode(code)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      showToast(t('code_copied'))
    } catch {
      showToast(t('copy_failed'), 'danger')
    }
  }
  const Icon = shown ? EyeOff : Eye
  return (
    <p className="flex items-center gap-1">
      <span className="sr-only">{t('code')}</span>
      <span className="me-auto min-w-0 font-mono text-sm tracking-wide break-all">{shown ? code : masked}</span>
      <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)} className={ICON_BUTTON}>
        <Icon aria-hidden className="size-4.5" />
        <span className="sr-only">{`${t('show_code')} ${masked}`}</span>
      </button>
      <button type="button" onClick={copy} className={ICON_BUTTON}>
        <Copy aria-hidden className="size-4.5" />
        <span className="sr-only">{`${t('copy_code')} ${masked}`}</span>
      </button>
    </p>
  )
}
