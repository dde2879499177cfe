// npm run NAME → scripts/NAME.ts, on the Node that package.json pins, with everything it needs installed first.
// Plain JavaScript without dependencies: on a fresh clone this is all that the machine's own Node has to run.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

process.chdir(join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..'))

const [name, ...rest] = process.argv.slice(2)
const stamp = 'node_modules/.installed'
const bin = join(process.cwd(), 'node_modules', '.bin')

installWhatIsMissing()
runOnPinnedNode()

function installWhatIsMissing() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return

  console.error('Installing what package-lock.json names…')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, lock)
}

function runOnPinnedNode() {
  const script = join(process.cwd(), 'scripts', `${name}.ts`)
  const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) }
  const child = spawn(join(bin, 'node'), [script, ...rest], { stdio: 'inherit', env })

  // Whoever ends this process means the one that does the work.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 128 : 1)))
}
