import { tabStorage } from '@/lib/browser/storage/tab-storage'

const KEY = 'plaza-device-token'

/**
 * The device token that this tab has registered in its session; null before. It is forgotten as soon as the tab has no
 * session, so that the next one registers again.
 */
export function readRegistered(): string | null {
  return tabStorage.read(KEY)
}

export function saveRegistered(token: string): void {
  tabStorage.write(KEY, token)
}

export function forgetRegistered(): void {
  tabStorage.remove(KEY)
}
