import { $ZodError, type $ZodErrorMap, type $ZodType, type output, safeParse as parse } from 'zod/v4/core'

type Parsed<T> = { success: true; data: T; error?: never } | { success: false; data?: never; error: $ZodError }

/**
 * Parses like zod, for values from outside this process. Zod checks the length of a value even after its type was wrong,
 * and throws a TypeError for one that cannot be compared, such as `{"length": {"toString": 1}}`: invalid here.
 */
export function safeParse<S extends $ZodType>(schema: S, value: unknown, error?: $ZodErrorMap): Parsed<output<S>> {
  try {
    return parse(schema, value, error && { error })
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return {
      success: false,
      error: new $ZodError([{ code: 'custom', path: [], message: 'Invalid input', input: value }]),
    }
  }
}
