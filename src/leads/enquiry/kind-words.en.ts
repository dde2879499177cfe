/** What staff and its sender call an enquiry. */
export const enquiryKindCopy = {
  name: 'Enquiry',
  ownName: 'Your message',
  /** How a message begins that the assistant wrote down of a conversation. */
  conversation: 'My conversation on the website:',
  jobs: { notice: 'Enquiry, to the desk', receipt: 'Enquiry, receipt' },
} as const
