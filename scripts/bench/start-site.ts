import { SERVER, SPARING } from '../sparing.ts'
import { type StartedProcess, startProcess } from './started-process.ts'

/** The server as npm start starts it. */
export function startSite(settings: Record<string, string>): Promise<StartedProcess> {
  return startProcess([...SPARING.flags, SERVER], { ...SPARING.env, ...settings })
}
