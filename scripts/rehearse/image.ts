import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryFolder } from '../temporary-folder.ts'
import { makeBase, runInRoot, startInRoot } from './clean-root.ts'
import { type BuildStage, readDockerfile, type Step } from './dockerfile.ts'

/** What a container is given from outside, as compose.yaml does. */
const SETTINGS = {
  SITE_URL: 'https://coral.example',
  SESSION_SECRET: 'a secret of the rehearsal, the same in all processes',
  SMTP_URL: 'smtp://127.0.0.1:25',
  BACKUP_DIR: '/backups',
}
const BETWEEN_ASKS_MS = 1_000

/**
 * Makes the image of deploy/Dockerfile step by step in clean folders, without Docker, and starts it as its user. It needs
 * root and Linux. The troubles met; none where the image is right.
 */
export async function makeAndStartImage(say: (words: string) => void): Promise<string[]> {
  using folder = temporaryFolder('image')
  const stages = readDockerfile(readFileSync('deploy/Dockerfile', 'utf8'))
  const roots = new Map<string, string>()
  const base = join(folder.path, 'base')
  say(`the base ${stages[0]!.base}, from Debian’s packages and the Node of package.json`)
  makeBase(stages[0]!.base, base)

  for (const [place, stage] of stages.entries()) {
    const root = join(folder.path, `stage-${place}`)
    command('cp', ['--archive', '--reflink=auto', base, root])
    makeStage(stage, root, roots, say)
    roots.set(stage.name ?? 'last', root)
  }
  return await startImage(stages.at(-1)!, roots.get('last')!, say)
}

function makeStage({ steps }: BuildStage, root: string, roots: Map<string, string>, say: (words: string) => void) {
  const env: Record<string, string> = {}
  let cwd = '/'
  for (const step of steps) {
    say(JSON.stringify(step))
    if (step.kind === 'workdir') {
      cwd = step.path
      mkdirSync(join(root, cwd), { recursive: true })
    } else if (step.kind === 'set')
      Object.assign(env, step.values, 'RELEASE' in step.values && { RELEASE: 'rehearsed' })
    else if (step.kind === 'run') runInRoot(root, step.command, { cwd, env })
    else copy(step, step.from === undefined ? undefined : roots.get(step.from), join(root, cwd))
  }
}

/** As COPY does: of a folder its content, a file by its name or, alone, under the name that is given. */
function copy({ sources, to }: Extract<Step, { kind: 'copy' }>, fromRoot: string | undefined, folder: string) {
  const target = join(folder, to)
  for (const source of sources) {
    const path = fromRoot ? join(fromRoot, source) : resolve(source)
    if (!statSync(path).isDirectory()) cpSync(path, to.endsWith('/') ? join(target, basename(path)) : target)
    else {
      mkdirSync(target, { recursive: true })
      command('sh', [
        '-c',
        'tar --create --anchored --directory "$1" $3 . | tar --extract --directory "$2"',
        'sh',
        path,
        target,
        fromRoot ? '' : left(),
      ])
    }
  }
}

/** The lines of Dockerfile.dockerignore, which are plain names of the clone. */
function left(): string {
  const lines = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => `--exclude=./${line}`).join(' ')
}

async function startImage(stage: BuildStage, root: string, say: (words: string) => void): Promise<string[]> {
  const env = Object.assign({}, ...stage.steps.map((step) => (step.kind === 'set' ? step.values : {})), SETTINGS)
  const cwd = stage.steps.findLast((step) => step.kind === 'workdir')?.path ?? '/'
  const { command, user, volumes } = stage
  say(`${command.join(' ')}, as ${user}, in a root that cannot be written`)
  await using container = startInRoot(root, { cwd, user, env, command, volumes })

  while (container.isRunning() && container.ask(stage.healthcheck) === undefined) await wait(BETWEEN_ASKS_MS)
  if (!container.isRunning()) return [`the site does not start: ${container.said().slice(-2_000)}`]

  const troubles: string[] = []
  const get = (path: string) =>
    container.ask([
      'node',
      '-e',
      `fetch('http://127.0.0.1:3000${path}').then(async (answer) => console.log(answer.status, (await answer.text()).slice(0, 200)))`,
    ])
  const health = get('/api/health/')
  say(`/api/health/: ${health?.trim()}`)
  if (!health?.startsWith('200')) troubles.push(`/api/health/ says ${health}`)
  if (!get('/')?.startsWith('200')) troubles.push(`the first page says ${get('/')}`)

  // What the runbook runs in a container.
  for (const words of [
    ['node', 'scripts/staff.ts', 'invite', 'you@coral.example', '--role', 'admin'],
    ['node', 'scripts/backup.ts'],
  ]) {
    const said = container.ask(words)
    say(`${words.join(' ')}: ${said === undefined ? 'failed' : 'done'}`)
    if (said === undefined) troubles.push(`${words.join(' ')} fails: ${container.said().slice(-1_000)}`)
  }

  const code = await container.stop()
  say(`after SIGTERM it ends with ${code}`)
  return code === 0 ? troubles : [...troubles, `after SIGTERM it ends with ${code}`]
}

function command(program: string, args: string[]) {
  const { status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
}
