/** A node of a syntax tree, with what is asked of it. */
export interface Node {
  type: string
  start: number
  end: number
  name?: unknown
  value?: unknown
  callee?: Node & { property?: { name?: string } }
  arguments?: Node[]
  expression?: Node
  children?: Node[]
  quasis?: Node[]
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}
