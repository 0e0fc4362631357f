/** Next's bundles, and the server around Next, each have their own copy of a module. */
export function globalSingleton<T>(name: string, create: () => T): T {
  const values = globalThis as unknown as Record<symbol, T | undefined>
  const key = Symbol.for(`plaza.${name}`)
  const value = values[key] ?? create()
  values[key] = value
  return value
}
