/** Whether a text is a whole http or https address without a user's name. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\s]/i.test(text) || !URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username === '' && password === ''
}
