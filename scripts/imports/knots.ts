import type { Import } from './read-imports'

/** From a child of a folder to another, with one of the imports that make the arrow. */
type Arrows = Map<string, Map<string, Import>>

/**
 * The children of a folder, which are loose files and folders with all that is in them, import each other in one
 * direction. Returns a line for each set of children that reach each other, at every level, with the imports that tie it.
 */
export function findKnots(imports: Import[]): string[] {
  return [...arrowsByFolder(imports)].flatMap(([folder, arrows]) =>
    findCircles(arrows).map((children) => {
      const arrowsInside = children.flatMap((child) =>
        [...(arrows.get(child) ?? [])].filter(([other]) => children.includes(other)),
      )
      const ties = arrowsInside.map(([, { from, to }]) => `${from} imports ${to}`)
      return `${folder || '.'}: ${children.join(', ')} import each other: ${ties.join('; ')}`
    }),
  )
}

function arrowsByFolder(imports: Import[]): Map<string, Arrows> {
  const folders = new Map<string, Arrows>()
  for (const one of imports) {
    const [from, to] = [one.from.split('/'), one.to.split('/')]
    const depth = from.findIndex((part, at) => part !== to[at])
    const [child, other] = [from[depth], to[depth]]
    if (!child || !other) continue
    const folder = from.slice(0, depth).join('/')
    const arrows: Arrows = folders.get(folder) ?? new Map()
    const others = arrows.get(child) ?? new Map()
    folders.set(folder, arrows.set(child, others.set(other, one)))
  }
  return folders
}

/** The strongly connected components of more than one child. */
function findCircles(arrows: Arrows): string[][] {
  const reached = new Map([...arrows.keys()].map((child) => [child, reachableFrom(child, arrows)]))
  const reach = (child: string, other: string) => reached.get(child)?.has(other) ?? false
  const tied = [...arrows.keys()].filter((child) => reach(child, child)).sort()
  const circles = tied.map((child) => tied.filter((other) => reach(child, other) && reach(other, child)))
  return circles.filter(([first], at) => first === tied[at])
}

function reachableFrom(start: string, arrows: Arrows): Set<string> {
  const reached = new Set<string>()
  const open = [start]
  for (let child = open.pop(); child !== undefined; child = open.pop()) {
    for (const other of arrows.get(child)?.keys() ?? []) {
      if (reached.has(other)) continue
      reached.add(other)
      open.push(other)
    }
  }
  return reached
}
