/** A regular expression of the words with one letter of this one wrong, missing, too many, or swapped with the next. */
export function oneLetterOff(word: string): string {
  const ways = [...word].flatMap((letter, i) => {
    const [before, after] = [word.slice(0, i), word.slice(i + 1)]
    const swapped = after === '' ? [] : [`${before}${after[0]}${letter}${after.slice(1)}`]
    return [`${before}.?${after}`, `${before}.${letter}${after}`, ...swapped]
  })
  return [...ways, `${word}.`].join('|')
}
