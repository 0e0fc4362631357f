const KEY = 'plaza-device-token'

/**
 * The device token that this tab has registered in its session; null before. It is forgotten as soon as the tab has no
 * session, so that the next one registers again.
 */
export function readRegistered(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}

export function saveRegistered(token: string): void {
  try {
    sessionStorage.setItem(KEY, token)
  } catch {
    // without storage each page registers anew
  }
}

export function forgetRegistered(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was saved
  }
}
