import { cpus, loadavg } from 'node:os'

/** What was measured on, and how busy it is. */
export function machine(): string {
  return `${cpus().length} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)}`
}
