import type { Services } from '#platform/services.ts'
import type { AssistantDependencies } from './assistant-dependencies.ts'
import { createSearchIndex } from './search-index.ts'

/** An assistant that has read nothing: it sends everyone to a person. */
export function emptyTools(services: Services): AssistantDependencies {
  return { searchIndex: createSearchIndex([], services) }
}
