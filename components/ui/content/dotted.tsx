import { Fragment } from 'react'

/** Short facts on one line, a dot between each two; a line breaks between them, and within one only when it must. */
export function Dotted({ facts, className }: { facts: string[]; className?: string }) {
  return (
    <span className={className}>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && ' '}
          <span className="inline-block">{index < facts.length - 1 ? `${fact} ·` : fact}</span>
        </Fragment>
      ))}
    </span>
  )
}
