/** A link toggles between `account` and `text`; `register` creates an account with a password. */
export type LoginMode = 'account' | 'text' | 'register'
