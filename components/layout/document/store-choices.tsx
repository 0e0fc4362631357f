import { STORE_CHOICES_SCRIPT } from '@/lib/inline-scripts/generated'

/** A response that stored them with a header could not be shared by a cache; a script runs before a visitor goes on. */
export function StoreChoices() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
    <script dangerouslySetInnerHTML={{ __html: STORE_CHOICES_SCRIPT }} />
  )
}
