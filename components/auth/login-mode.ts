/**
 * A link toggles between `account` and `text`; `register` creates an account with a password, `forgot` resets a
 * forgotten one.
 */
export type LoginMode = 'account' | 'text' | 'register' | 'forgot'
