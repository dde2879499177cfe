/** What the brand says that leads home. */
export const brandCopy = { home: 'home' } as const
