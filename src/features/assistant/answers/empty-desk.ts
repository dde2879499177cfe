import type { Services } from '#platform/services.ts'
import type { Desk } from './desk.ts'
import { createLibrary } from './library.ts'

/** An assistant that has read nothing: it sends everyone to a person. */
export function emptyDesk(services: Services): Desk {
  return { library: createLibrary([], services), isOpenAt: () => false }
}
