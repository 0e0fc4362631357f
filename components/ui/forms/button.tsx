import type { ComponentProps } from 'react'
import { Spinner } from '@/components/ui/loading/spinner'

type ButtonVariant = 'primary' | 'secondary' | 'soft' | 'ghost' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
  block?: boolean
}

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent shadow-card hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  soft: 'bg-accent-soft text-accent-ink hover:brightness-97',
  ghost: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'border border-danger bg-surface text-danger hover:bg-danger-soft',
}
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 max-sm:min-h-11 px-4 py-1.5 text-sm',
  medium: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-base',
}

/** The classes of a button, for links and form controls that look like one. */
export function buttonClass({ variant = 'primary', size = 'medium', block = false }: Look = {}): string {
  return `button ${VARIANTS[variant]} ${SIZES[size]} ${block ? 'w-full' : ''}`
}

type ButtonProps = ComponentProps<'button'> & Look & { loading?: boolean }

/** While `loading` it preserves its width and focus, and ignores clicks. A text stays alone in its element, see `bare-texts.ts`. */
export function Button({ variant, size, block, loading = false, className = '', onClick, ...rest }: ButtonProps) {
  const { children, ...attributes } = rest
  return (
    <button
      type="button"
      {...attributes}
      aria-busy={loading || undefined}
      aria-disabled={loading || attributes['aria-disabled'] || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass({ variant, size, block })} ${className}`}
    >
      {typeof children === 'string' && !loading ? (
        children
      ) : (
        <>
          {loading && <Spinner className="size-4" />}
          <span className="contents">{children}</span>
        </>
      )}
    </button>
  )
}

/** Loads a new document. */
export function ButtonLink({ variant, size, block, className = '', ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={`${buttonClass({ variant, size, block })} ${className}`} />
}
