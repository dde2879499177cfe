/** What staff and its sender call an application. */
export const applicationKindCopy = {
  name: 'Application',
  ownName: 'Your application',
  opening: 'Opening',
  /** Where an applicant named no opening of ours. */
  noOpening: 'None named',
  jobs: {
    notice: 'Application, to HR',
    receipt: 'Application, receipt',
    scan: 'Resume, virus scan',
    read: 'Resume, its text',
  },
} as const
