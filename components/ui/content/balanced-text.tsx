import { Fragment } from 'react'

/** Where a Japanese phrase ends: after its kana, before the next kanji; an honorific belongs to what follows it. */
const ENDS = /(?<=[ぁ-ん])(?<!^[おご])(?=[一-龠])/u

/** A short text for a narrow column, which breaks between words in languages without spaces too. Another text is another element. */
export function BalancedText({ children }: { children: string }) {
  return (
    <span key={children} className="phrases">
      {children.split(ENDS).map((phrase, place) => (
        <Fragment key={phrase}>
          {place > 0 && <wbr />}
          {phrase}
        </Fragment>
      ))}
    </span>
  )
}
