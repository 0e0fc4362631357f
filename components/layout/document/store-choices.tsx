import { STORE_CHOICES_SCRIPT } from '@/lib/inline-scripts/generated'

/**
 * Stores the language and the city of the page's URL. A response that did so with a header could not be shared by a
 * cache; a script in the document runs before the visitor can go on.
 */
export function StoreChoices() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text
    <script dangerouslySetInnerHTML={{ __html: STORE_CHOICES_SCRIPT }} />
  )
}
