import { Copy, DockerfileParser, Env, From, type Instruction } from 'dockerfile-ast'

/** One image on the way to the last one. */
export interface BuildStage {
  base: string
  name: string | undefined
  /** In the file's order. */
  steps: Step[]
  user: string
  command: string[]
  /** Exits with 0 once the site answers. */
  healthcheck: string[]
  volumes: string[]
}

export type Step =
  | { kind: 'workdir'; path: string }
  | { kind: 'set'; values: Record<string, string>; isForBuildAlone: boolean }
  | { kind: 'run'; command: string }
  | { kind: 'copy'; from: string | undefined; sources: string[]; to: string }

/**
 * The images that a Dockerfile makes, for a machine without Docker: its instructions in their order, as they are written.
 * @throws at an instruction that is not known here, so that none is left out in silence
 */
export function readDockerfile(text: string): BuildStage[] {
  const stages: BuildStage[] = []
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    if (instruction instanceof From) stages.push(newStage(instruction))
    else take(stages.at(-1)!, instruction)
  }
  return stages
}

function newStage(from: From): BuildStage {
  const name = from.getBuildStage() ?? undefined
  return { base: from.getImage()!, name, steps: [], user: 'root', command: [], healthcheck: [], volumes: [] }
}

function take(stage: BuildStage, instruction: Instruction) {
  const keyword = instruction.getKeyword()
  const said = instruction.getRawArgumentsContent() ?? ''

  if (instruction instanceof Copy) {
    const words = instruction.getArguments().map((word) => word.getValue())
    const from = instruction.getFromFlag()?.getValue() ?? undefined
    stage.steps.push({ kind: 'copy', from, sources: words.slice(0, -1), to: words.at(-1)! })
  } else if (instruction instanceof Env) {
    const pairs = instruction.getProperties().map((each) => [each.getName(), each.getValue() ?? ''])
    stage.steps.push({ kind: 'set', values: Object.fromEntries(pairs), isForBuildAlone: false })
  } else if (keyword === 'ARG') {
    const [name = '', value = ''] = said.split('=')
    stage.steps.push({ kind: 'set', values: { [name]: value }, isForBuildAlone: true })
  } else if (keyword === 'WORKDIR') stage.steps.push({ kind: 'workdir', path: said })
  else if (keyword === 'RUN') stage.steps.push({ kind: 'run', command: said })
  else if (keyword === 'USER') stage.user = said
  else if (keyword === 'HEALTHCHECK') stage.healthcheck = JSON.parse(said.replace(/^CMD /, ''))
  else if (keyword === 'CMD') stage.command = JSON.parse(said)
  else if (keyword === 'VOLUME') stage.volumes = JSON.parse(said)
  // Both say how the image is used, and do nothing while it is made.
  else if (!['EXPOSE', 'STOPSIGNAL'].includes(keyword)) throw new Error(`${keyword} is not known here`)
}
