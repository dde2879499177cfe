// Translated on 26 November 2026, from revision bdc0824f.
/** Of a whole count with one decimal at most: 10 లక్షలు; 4.5 కోట్లు; 1 కోటి. */
export const inLakhsWords = {
  crore: (count: string) => `${count} ${count === '1' ? 'కోటి' : 'కోట్లు'}`,
  lakh: (count: string) => `${count} ${count === '1' ? 'లక్ష' : 'లక్షలు'}`,
}
