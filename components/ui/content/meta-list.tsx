import { Fragment } from 'react'

/** Lines break between facts, and within one only if necessary. */
export function MetaList({ facts, className }: { facts: string[]; className?: string }) {
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
