import type { Deps } from '@/backend/deps'
import type { Mail, TextMessage } from '@/backend/providers/outbound-messages/message-providers'

export type ComposedMail = { channel: 'email' } & Omit<Mail, 'id'>

export type ComposedMessage = ComposedMail | ({ channel: 'sms' } & TextMessage)

export type WritingDeps = Pick<Deps, 'db' | 'now' | 'config'>
