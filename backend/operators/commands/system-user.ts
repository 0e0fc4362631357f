import os from 'node:os'

/** Who gives a command, for the audit. A container may run under a number that has no name. */
export function systemUser(read: () => { username: string } = os.userInfo): string {
  try {
    return read().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
