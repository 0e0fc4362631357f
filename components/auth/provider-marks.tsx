import { AtSign, Globe, MessageCircle, Smartphone } from 'lucide-react'

const MARKS = [MessageCircle, AtSign, Globe, Smartphone]

/** Four marks of other ways to log in, which do nothing: small, and unknown to assistive technology. */
export function ProviderMarks() {
  return (
    <ul aria-hidden className="flex cursor-default justify-center gap-5 text-ink-faint" data-testid="social-login">
      {MARKS.map((Mark) => (
        <li key={Mark.displayName}>
          <Mark className="size-4.5" strokeWidth={1.75} />
        </li>
      ))}
    </ul>
  )
}
