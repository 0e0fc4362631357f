/** One character is a name when it is Han, Kana or Hangul; otherwise two are needed. */
export function isPersonName(text: string): boolean {
  const name = text.trim()
  return name.length >= 2 || /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]$/u.test(name)
}
