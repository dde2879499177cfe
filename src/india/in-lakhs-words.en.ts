export const inLakhsWords = {
  crore: (count: string) => `${count} crore`,
  lakh: (count: string) => `${count} lakh`,
} as const
