export const filmCopy = {
  play: (title: string) => `Play ${title}`,
  outline: 'What to look for',
} as const
