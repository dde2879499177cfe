import type { Services } from '#platform/services.ts'
import type { AssistantTools } from './assistant-tools.ts'
import { createLibrary } from './library.ts'

/** An assistant that has read nothing: it sends everyone to a person. */
export function emptyTools(services: Services): AssistantTools {
  return { library: createLibrary([], services), isOpenAt: () => false }
}
