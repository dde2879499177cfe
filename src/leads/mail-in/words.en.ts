/** What the site says about letters that came by mail. */
export const mailInCopy = {
  tooLarge: 'This letter is larger than 25 MB. It was not read: open it in the mailbox.',
  unreadable: 'This letter does not follow the rules for email. Its beginning, as it came:',
  noName: 'file',
  trouble: {
    refusesPassword: 'The email server refuses user or password.',
    refusesToken: 'The email server refuses the access token.',
    noToken: (reason: string) => `The sign-in service of the email provider gives no access token: ${reason}`,
    closed: 'The email server closed the connection.',
  },
  refused: {
    type: 'Not kept: of files that come by email, PDF, DOC, DOCX, JPG, PNG, WebP and HEIC are kept. It is still in the mailbox.',
    content: 'Not kept: what is in it is not what its name says. It is still in the mailbox.',
    size: 'Not kept: it is larger than 10 MB. It is still in the mailbox.',
    many: (more: number) => `Not kept: ${more} more files came with this letter. They are still in the mailbox.`,
    virus: (found: string) => `Deleted: the virus scanner found ${found}.`,
    unscannable: (because: string) => `Deleted: the virus scanner could not look into it (${because}).`,
  },
  bounced: {
    subject: (reference: string) => `Email does not arrive: ${reference}`,
    preview: (email: string) => `Email to ${email} comes back.`,
    heading: 'Email does not arrive',
    text: 'What we write to this address comes back, and will not arrive later. Call, or look whether it was typed wrongly.',
    labels: {
      reference: 'Reference',
      full_name: 'Name',
      email: 'Address',
      phone_number: 'Phone',
      reason: 'What their email server says',
    },
    open: 'Open the lead',
    job: 'Email that does not arrive, to its owner',
  },
  scanJob: 'Virus scan of a file that came by email',
}
