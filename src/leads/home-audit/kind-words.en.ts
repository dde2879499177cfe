/** What staff and its sender call a request for a home audit. */
export const auditKindCopy = {
  name: 'Home audit',
  ownName: 'Your home audit',
  jobs: { notice: 'Home audit, to sales', receipt: 'Home audit, receipt' },
} as const
