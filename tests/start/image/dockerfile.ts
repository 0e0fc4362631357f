import { Copy, DockerfileParser, From } from 'dockerfile-ast'

/** One instruction of a Dockerfile, as `RUN` and what it runs. */
interface Step {
  name: string
  /** without flags; continued lines are one */
  text: string
  /** the stage that COPY takes from; undefined: the context */
  from?: string
}

export interface Stage {
  /** as in `FROM … AS build`; empty for the last */
  name: string
  image: string
  steps: Step[]
}

const fromFlag = (copy: Copy) =>
  copy
    .getFlags()
    .find((flag) => flag.getName() === 'from')
    ?.getValue()

/** The stages of a Dockerfile, in their order. */
export function readDockerfile(source: string): Stage[] {
  const stages: Stage[] = []
  for (const instruction of DockerfileParser.parse(source).getInstructions()) {
    if (instruction instanceof From) {
      stages.push({ name: instruction.getBuildStage() ?? '', image: instruction.getImage() ?? '', steps: [] })
      continue
    }
    const from = instruction instanceof Copy ? fromFlag(instruction) : undefined
    const text = instruction.getArgumentsContent() ?? ''
    stages.at(-1)?.steps.push({ name: instruction.getKeyword(), text, ...(from && { from }) })
  }
  return stages
}
