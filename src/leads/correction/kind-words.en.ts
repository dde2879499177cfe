/** What staff and its sender call a correction. */
export const correctionKindCopy = {
  name: 'Correction',
  ownName: 'Your correction of a rate',
  tariff: 'Record',
  photo: 'Photo',
  jobs: { notice: 'Correction, to the desk', receipt: 'Correction, receipt', scan: 'Correction, virus scan' },
} as const
