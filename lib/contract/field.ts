/** What is said of a field in `docs/contract`: metadata of its schema, under the keys of its JSON Schema. */
interface FieldNotes {
  description: string
  /** none for an object or a list of objects, whose own fields have theirs */
  'x-example'?: unknown
  /** what a shopper sees without it; by default nothing in its place */
  'x-if-absent'?: string
  /** the documents do not name it: it is optional, and everything works without it */
  'x-addition'?: true
  [key: string]: unknown
}

export function field(description: string, example?: unknown, ifAbsent?: string): FieldNotes {
  return {
    description,
    ...(example !== undefined && { 'x-example': example }),
    ...(ifAbsent && { 'x-if-absent': ifAbsent }),
  }
}

/** A field of the documents that the storefront does not read. */
export function unread(example: unknown, description?: string): FieldNotes {
  return field(description ? `${description}; not read` : 'Not read', example, 'no difference')
}

/** A field of ours, beside those of the documents. */
export function addition(description: string, example?: unknown, ifAbsent?: string): FieldNotes {
  return { ...field(description, example, ifAbsent), 'x-addition': true }
}
