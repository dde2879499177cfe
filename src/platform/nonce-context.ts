import { createContext } from 'react-router'

/** What marks the inline parts of one rendering as ours; see finishPage. Empty where a page is prerendered. */
export const nonceContext = createContext<string | undefined>(undefined)
