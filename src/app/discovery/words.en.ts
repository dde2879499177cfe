/** Headings of llms.txt. */
export const llmsCopy = { pages: 'Pages', feeds: 'Feeds' } as const
