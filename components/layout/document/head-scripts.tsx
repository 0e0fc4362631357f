import { PRE_HYDRATION_PLACE } from '@/lib/inline-scripts/deferred-markup'
import {
  PRE_HYDRATION_SCRIPT,
  PRE_HYDRATION_SCRIPT_WITH_NONCE,
  STORE_CHOICES_SCRIPT,
} from '@/lib/inline-scripts/generated'

/** Links, forms with an address and buttons of a popover work without it. `nonce`: of a page whose policy has one. */
export function PreHydrationScript({ nonce }: { nonce?: string | undefined }) {
  const script = nonce ? PRE_HYDRATION_SCRIPT_WITH_NONCE : PRE_HYDRATION_SCRIPT
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text; browsers hide a nonce from scripts
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  )
}

/** Of a public page: `withPreHydration` writes the script into its document. The development server has none in front. */
export function PreHydrationPlace() {
  if (process.env.NODE_ENV === 'development') return <PreHydrationScript />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React leaves what is written there
  return <script id={PRE_HYDRATION_PLACE} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

/** A response that stored them with a header could not be shared by a cache; a script runs before a visitor goes on. */
export function StoreChoices() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
    <script dangerouslySetInnerHTML={{ __html: STORE_CHOICES_SCRIPT }} />
  )
}
