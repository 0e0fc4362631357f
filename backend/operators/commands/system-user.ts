import os from 'node:os'

/** The user who runs a command, for the audit. A container may run under a user id without a name. */
export function systemUser(read: () => { username: string } = os.userInfo): string {
  try {
    return read().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
