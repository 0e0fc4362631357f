import type { Deps } from '@/backend/deps'
import type { Mail, TextMessage } from '@/backend/providers/outbound-messages/message-providers'

/** A written notice. */
export type ComposedMessage = ({ channel: 'email' } & Omit<Mail, 'id'>) | ({ channel: 'sms' } & TextMessage)

/** What writing a notice needs. */
export type WritingDeps = Pick<Deps, 'db' | 'now' | 'config'>
