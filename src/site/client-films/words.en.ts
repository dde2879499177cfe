export const filmCopy = {
  play: (title: string) => `Play ${title}`,
  outline: 'What to look for',
  transcript: 'Read what is said',
} as const
