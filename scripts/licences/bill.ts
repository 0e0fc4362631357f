/** A package of a bill of materials, as CycloneDX and npm have it. */
export interface Component {
  'bom-ref': string
  name: string
  version: string
  licenses?: ({ expression: string } | { license: { id?: string; name?: string } })[]
  properties?: { name: string; value: string }[]
}

export interface Bill {
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

const OF_DEVELOPMENT = 'cdx:npm:package:development'

/**
 * A bill without what only development needs. npm's own `--omit dev` also leaves out what development shares with
 * production, such as React.
 */
export function ofProduction<B extends Bill>(bill: B): B {
  const components = bill.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === OF_DEVELOPMENT),
  )
  const left = new Set(components.map((one) => one['bom-ref']))
  const dependencies = bill.dependencies
    .filter(({ ref }) => left.has(ref) || !bill.components.some((one) => one['bom-ref'] === ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => left.has(one)) }))
  return { ...bill, components, dependencies }
}

/** The packages among these names that a bill lacks. */
export function missingIn({ components }: Bill, names: string[]): string[] {
  const listed = new Set(components.map(({ name }) => name))
  return names.filter((name) => !listed.has(name)).map((name) => `${name} is not in the bill of materials`)
}
