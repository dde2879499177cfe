import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { listening } from '../../tests/support/running-site.ts'

export interface StartedProcess extends AsyncDisposable {
  url: string
  pid: number
  /** The most memory that it has held so far, in MiB. */
  peakMemory: () => number
}

/** Starts a server that prints its port as a JSON line, and waits for that line. */
export async function startProcess(args: string[], settings: Record<string, string> = {}): Promise<StartedProcess> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...settings },
  })
  const port = await listening(child)

  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    peakMemory: () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}
