/** What staff and its sender call an enquiry. */
export const enquiryKindCopy = {
  name: 'Enquiry',
  ownName: 'Your message',
  jobs: { notice: 'Enquiry, to the desk', receipt: 'Enquiry, receipt' },
} as const
