import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Runs a command of scripts/ with these settings; what it prints. Where it fails, this does. */
export async function runCommand(name: string, settings: object, ...args: string[]): Promise<string> {
  const env = { ...process.env, ...settings }
  const { stdout } = await promisify(execFile)(process.execPath, [`scripts/${name}.ts`, ...args], { env })
  return stdout
}
