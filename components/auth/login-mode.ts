/** `account` and `text` are toggled by a link; `register` opens an account with a password. */
export type LoginMode = 'account' | 'text' | 'register'
