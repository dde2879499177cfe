import { setTimeout as pause } from 'node:timers/promises'

/** Waits until something is true; false where it has not become so in the given time. */
export async function waitUntil(isTrue: () => boolean | Promise<boolean>, patienceMs = 60_000): Promise<boolean> {
  const end = performance.now() + patienceMs
  while (performance.now() < end) {
    if (await isTrue()) return true
    await pause(20)
  }
  return false
}
