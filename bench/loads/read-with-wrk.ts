import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../scripts/temporary-folder.ts'

export interface Reads {
  perSecond: number
  p50Ms: number
  p99Ms: number
  failed: number
}

/** Reads paths in turn, as browsers ask. wrk takes far less of the machine than a generator in Node would. */
export async function readWithWrk(program: string, url: string, paths: string[], seconds: number): Promise<Reads> {
  using folder = temporaryFolder('wrk')
  const script = join(folder.path, 'paths.lua')
  writeFileSync(
    script,
    `local paths = { ${paths.map((path) => JSON.stringify(path)).join(', ')} }
     local at = 0
     request = function()
       at = at % #paths + 1
       return wrk.format("GET", paths[at], { ["Accept-Encoding"] = "gzip, br" })
     end`,
  )
  const args = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-s', script, url]
  const { stdout } = await promisify(execFile)(program, args)

  return {
    perSecond: Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])),
    p50Ms: milliseconds(/^\s*50%\s+(\S+)/m.exec(stdout)?.[1]),
    p99Ms: milliseconds(/^\s*99%\s+(\S+)/m.exec(stdout)?.[1]),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0) + socketErrors(stdout),
  }
}

function milliseconds(text = ''): number {
  const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  const factor = { us: 0.001, ms: 1, s: 1_000 }[unit as 'us' | 'ms' | 's']
  return Math.round(Number(number) * factor * 10) / 10
}

function socketErrors(stdout: string): number {
  const line = /Socket errors: (.*)/.exec(stdout)?.[1] ?? ''
  return [...line.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0)
}
