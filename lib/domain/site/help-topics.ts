/** The pages of `/help`; `help` is the first of them, at `/help` itself. */
export const HELP_TOPICS = ['help', 'contact', 'refunds', 'terms', 'privacy'] as const
export type HelpTopic = (typeof HELP_TOPICS)[number]

/** The questions of `/help`, in this order. */
export const HELP_GROUPS = {
  orders: ['about_order', 'cancel', 'order', 'receive', 'review'],
  paying: ['doubt', 'unpaid', 'pay'],
  credit: ['money_back', 'credit_back', 'gift_cards', 'points'],
  account: ['need_account', 'cannot_log_in', 'keyboard'],
} as const
export type HelpGroup = keyof typeof HELP_GROUPS

/** The sections of each page, in this order. */
const SECTIONS = {
  help: Object.values(HELP_GROUPS).flat(),
  contact: ['about_order', 'cannot_log_in'],
  refunds: ['cancel', 'money_back', 'credit_back', 'cards_bought', 'unpaid', 'doubt'],
  terms: ['seller', 'prices', 'acceptance', 'deals', 'credit', 'reviews', 'one_login'],
  privacy: ['stored', 'recipients', 'cards', 'cookies', 'maps', 'export', 'deletion'],
} as const satisfies Record<HelpTopic, readonly string[]>

export type HelpSection = (typeof SECTIONS)[HelpTopic][number]

/** Only where accounts can be exported and deleted. */
const OF_ACCOUNT_DATA: readonly HelpSection[] = ['export', 'deletion']

/** The sections of a page, of what this site can do. */
export function sectionsOf(topic: HelpTopic, { hasAccountData }: { hasAccountData: boolean }): HelpSection[] {
  return SECTIONS[topic].filter((section) => hasAccountData || !OF_ACCOUNT_DATA.includes(section))
}

export function isHelpTopic(value: unknown): value is HelpTopic {
  return HELP_TOPICS.some((topic) => topic === value)
}
