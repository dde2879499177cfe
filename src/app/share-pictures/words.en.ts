/** What the sharing pictures of /smart-home and /smart-business say. */
export const shareCopy = {
  house: ['Know the bill', 'before it comes.'],
  workshop: ['Stop paying for', 'idle power.'],
  month: 'a month',
  billed: (kvah: string) => `${kvah} kVAh billed`,
} as const
