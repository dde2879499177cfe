/** What the site says about letters that came by mail. */
export const mailInCopy = {
  tooLarge: 'This letter is larger than 25 MB. It was not read: open it in the mailbox.',
  unreadable: 'This letter does not follow the rules for mail. Its beginning, as it came:',
  noName: 'file',
  trouble: {
    refusesPassword: 'The mail server refuses user or password.',
    closed: 'The mail server closed the connection.',
  },
  refused: {
    type: 'Not kept: of files that come by mail, PDF, DOC, DOCX, JPG, PNG, WebP and HEIC are kept. It is still in the mailbox.',
    content: 'Not kept: what is in it is not what its name says. It is still in the mailbox.',
    size: 'Not kept: it is larger than 10 MB. It is still in the mailbox.',
    many: (more: number) => `Not kept: ${more} more files came with this letter. They are still in the mailbox.`,
    virus: (found: string) => `Deleted: the virus scanner found ${found}.`,
    unscannable: (because: string) => `Deleted: the virus scanner could not look into it (${because}).`,
  },
  bounced: {
    subject: (reference: string) => `Mail does not arrive: ${reference}`,
    preview: (email: string) => `Mail to ${email} comes back.`,
    heading: 'Mail does not arrive',
    text: 'What we write to this address comes back, and will not arrive later. Call, or look whether it was typed wrongly.',
    labels: {
      reference: 'Reference',
      full_name: 'Name',
      email: 'Address',
      phone_number: 'Phone',
      reason: 'What their mail server says',
    },
    open: 'Open the lead',
    job: 'Mail that does not arrive, to whoever has the lead',
  },
  scanJob: 'Virus scan of a file that came by mail',
}
