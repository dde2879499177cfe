import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { debianProgram } from '../debian-program.ts'

const NPM = '11'
const CERTIFICATES = '/etc/ssl/certs/machine.crt'
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/**
 * The likeness of the image node:VERSION-RELEASE-slim from what can be had without a registry of images: Debian's smallest
 * system of that release, the Node of package.json, and npm.
 */
export function makeBase(image: string, root: string) {
  const release = /-(\w+)-slim$/.exec(image)?.[1]
  const debootstrap = debianProgram('debootstrap')
  if (!release || !debootstrap) throw new Error(`The base ${image} cannot be made here`)

  // In a view of the mounts that is its own, so that none of them stays.
  run('unshare', ['--mount', debootstrap, '--variant=minbase', release, root])
  copyFileSync('node_modules/node/bin/node', join(root, 'usr/local/bin/node'))
  run('npm', ['install', '--global', `--prefix=${join(root, 'usr/local')}`, '--no-audit', '--no-fund', `npm@${NPM}`])
  // Docker writes this file too.
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n::1 localhost\n')
  letReachRegistry(root)
}

/** One command in a root, as Docker's RUN does it, except that it has this machine's way to the registry. */
export function runInRoot(root: string, command: string, { cwd = '/', env = {} as Record<string, string> } = {}) {
  const cache = spawnSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).stdout.trim()
  const own = { PATH, HOME: '/root', NODE_EXTRA_CA_CERTS: CERTIFICATES, npm_config_cafile: CERTIFICATES }
  const script = `${mounts(root)} && mkdir -p ${root}/root/.npm && mount --bind ${cache} ${root}/root/.npm && exec chroot ${root} /bin/sh -c 'cd "$0" && eval "$1"' "$0" "$1"`
  run('unshare', ['--mount', '--pid', '--fork', 'sh', '-c', script, cwd, command], { ...own, ...env })
}

export interface Container extends AsyncDisposable {
  /** What a command in it prints; undefined where it fails. */
  ask: (command: string[]) => string | undefined
  isRunning: () => boolean
  /** Sends SIGTERM to its first process; its exit code, null where a signal ended it. */
  stop: () => Promise<number | null>
  said: () => string
}

interface Run {
  cwd: string
  user: string
  env: Record<string, string>
  command: string[]
  /** Folders that can be written; the others cannot, as in compose.yaml. */
  volumes: string[]
}

/** Starts a program alone in its root: its own network, its own processes, of which it is the first, and no other rights. */
export function startInRoot(root: string, { cwd, user, env, command, volumes }: Run): Container {
  if (!debianProgram('ip', 'iproute2')) throw new Error('An own network needs ip, of Debian’s package iproute2')
  const own = { PATH, HOME: '/', ...env }
  const enter = `chroot --userspec=${user}:${user} --groups= ${root} /bin/sh -c 'cd "$0" && exec "$@"' ${cwd} "$@"`
  const script = [
    `mount --rbind ${root} ${root}`,
    `mount --options remount,bind,ro ${root}`,
    ...volumes.map((path) => `mount --bind ${root}${path} ${root}${path} && mount -o remount,bind,rw ${root}${path}`),
    `mount -t tmpfs tmpfs ${root}/tmp`,
    mounts(root),
    'ip link set lo up',
    `exec setpriv --bounding-set=-all,+setuid,+setgid,+sys_chroot --no-new-privs ${enter}`,
  ].join(' && ')
  const args = ['--mount', '--pid', '--net', '--fork', '--kill-child', 'sh', '-c', script, 'sh', ...command]
  const child = spawn('unshare', args, { env: own, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => void lines.push(String(text)))
  const gone = new Promise<number | null>((resolve) => child.on('exit', (code) => resolve(code)))

  const stop = async () => {
    const first = firstOf(child)
    if (first) process.kill(first, 'SIGTERM')
    return await gone
  }
  return {
    said: () => lines.join(''),
    isRunning: () => child.exitCode === null && child.signalCode === null,
    ask(words) {
      const first = firstOf(child)
      if (!first) return undefined
      const into = ['-t', String(first), '--mount', '--pid', '--net', 'sh', '-c', enter, 'sh', ...words]
      const { status, stdout, stderr } = spawnSync('nsenter', into, { env: own, encoding: 'utf8' })
      if (status !== 0) lines.push(stderr)
      return status === 0 ? stdout : undefined
    },
    stop,
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGKILL')
      await gone
    },
  }
}

function firstOf({ pid }: ChildProcess): number | undefined {
  const path = `/proc/${pid}/task/${pid}/children`
  return existsSync(path) ? Number(readFileSync(path, 'utf8').trim().split(' ')[0]) || undefined : undefined
}

function mounts(root: string): string {
  return `mount -t proc proc ${root}/proc && mount --rbind /dev ${root}/dev`
}

function letReachRegistry(root: string) {
  const certificates = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt'
  mkdirSync(join(root, 'etc/ssl/certs'), { recursive: true })
  copyFileSync(certificates, join(root, CERTIFICATES))
  copyFileSync('/etc/resolv.conf', join(root, 'etc/resolv.conf'))
}

function run(program: string, args: string[], env?: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', ...(env && { env }) })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}\n${stdout}${stderr}`.slice(-4_000))
}
