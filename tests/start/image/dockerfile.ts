/** One instruction of a Dockerfile, as `RUN` and what it runs. */
interface Step {
  name: string
  text: string
}

export interface Stage {
  /** as in `FROM … AS build`; empty for the last */
  name: string
  steps: Step[]
}

/** The stages of a Dockerfile, in their order; continued lines are one step, comments are none. */
export function readDockerfile(source: string): Stage[] {
  const lines = source
    .replace(/^\s*#.*$/gm, '')
    .replace(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const stages: Stage[] = []
  for (const line of lines) {
    const [, name = '', text = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(text)?.[1] ?? '', steps: [] })
    else stages.at(-1)?.steps.push({ name, text })
  }
  return stages
}
