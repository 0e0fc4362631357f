import 'server-only'
import type { HelpTopic } from '@/lib/domain/site/help-topics'
import type { Site } from '@/lib/domain/site/site'
import { env } from '@/lib/env'

/**
 * The address of a text that the merchant has configured in place of ours. It speaks for the shared site, so a store's
 * own domain has ours, in the store's name.
 */
export function configuredText(site: Site, topic: HelpTopic): string | undefined {
  if (site.kind === 'store') return undefined
  const { LINK_SERVICE, LINK_TERMS, LINK_PRIVACY } = env()
  return { help: LINK_SERVICE, terms: LINK_TERMS, privacy: LINK_PRIVACY, contact: undefined, refunds: undefined }[topic]
}
