import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { SERVER, SMALL_MEMORY } from '../../scripts/server-process.ts'
import { ROOM_TO_TEST } from './room-to-test.ts'

/** Only ends what hangs. */
const START_MS = 300_000

export interface RunningSite extends AsyncDisposable {
  url: string
  process: ChildProcess
  /** From the start of the process until it listened. */
  startedInMs: number
  /** Ends it and waits until it is gone. Returns its exit code, or null where the signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>
}

/** Another program that starts the server and then is it, or steps aside: strace -D, for one. */
type Through = string[]

/**
 * The production server, started as npm start does, as a process of its own, on a free port or on the
 * sockets given. Needs the build to be there, or in `cwd`.
 */
export async function startSite(
  dataDir: string,
  settings: Record<string, string | undefined> = {},
  through: Through = [],
  { sockets = [], cwd }: { sockets?: number[]; cwd?: string } = {},
): Promise<RunningSite> {
  const startedAt = performance.now()
  const [command = '', ...args] = [...through, process.execPath, ...SMALL_MEMORY.flags, SERVER]
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit', ...sockets],
    env: {
      ...process.env,
      ...SMALL_MEMORY.env,
      NODE_ENV: 'production',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ...ROOM_TO_TEST,
      ...settings,
    },
  })
  const port = await listening(child)

  async function end(signal: NodeJS.Signals) {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill(signal)
      await gone
    }
    return child.exitCode
  }

  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    startedInMs: performance.now() - startedAt,
    end,
    [Symbol.asyncDispose]: async () => void (await end('SIGKILL')),
  }
}

/** The port that a server says it listens on, in a line of JSON. */
export async function listening(child: ChildProcess): Promise<number> {
  const lines = createInterface({ input: child.stdout! })
  const tooLate = setTimeout(() => child.kill('SIGKILL'), START_MS)
  let last = ''

  try {
    for await (const line of lines) {
      const { msg, port } = JSON.parse(line) as { msg: string; port: number }
      last = line
      if (msg !== 'listening') continue

      lines.close()
      child.stdout!.resume()
      return port
    }
  } finally {
    clearTimeout(tooLate)
  }
  // What ended it is the last thing that it said.
  throw new Error(`The server ended before it listened. ${last}`)
}
