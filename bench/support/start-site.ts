import { SERVER, SMALL_MEMORY } from '../../scripts/server-process.ts'
import { type StartedProcess, startProcess } from './started-process.ts'

/** The server as npm start starts it. */
export function startSite(settings: Record<string, string>): Promise<StartedProcess> {
  return startProcess([...SMALL_MEMORY.flags, SERVER], { ...SMALL_MEMORY.env, ...settings })
}
