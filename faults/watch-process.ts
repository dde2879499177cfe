import { readdirSync, readFileSync } from 'node:fs'
import type { RunningSite } from '../tests/support/running-site.ts'

// Sockets of the writers, of the database's pool and of deliveries: what may be open besides.
const MORE_FILES = 120
const MOST_MIB = 400

/** Memory and open files of a site: what has grown too much since the beginning, in words. */
export function watchProcess({ process: { pid } }: RunningSite) {
  const filesBefore = openFilesOf(pid!)

  return () => {
    const troubles: string[] = []
    const [files, peak] = [openFilesOf(pid!), peakMemory(pid!)]
    if (files > filesBefore + MORE_FILES) troubles.push(`${files} files are open, ${filesBefore} were before`)
    if (peak > MOST_MIB) troubles.push(`memory rose to ${Math.round(peak)} MiB`)
    return troubles
  }
}

export function peakMemory(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}

function openFilesOf(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length
}
