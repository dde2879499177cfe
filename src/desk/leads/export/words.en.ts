/** The columns of an export, and its words. */
export const leadExportCopy = {
  sheet: 'Leads',
  columns: {
    /** What follows these is what the kinds of lead say; see lead-columns.ts. */
    before: {
      reference: 'Reference',
      kind: 'Kind',
      status: 'Status',
      stage: 'Stage',
      worth: 'Worth (₹)',
      product: 'Product',
      lost_because: 'Lost because',
      owner: 'Owner',
      received_at: 'Received (IST)',
      reply_by: 'Reply by (IST)',
      answered_at: 'Answered (IST)',
      closed_at: 'Closed (IST)',
      full_name: 'Name',
      email: 'Email',
      phone_number: 'Phone',
      message: 'Message or cover letter',
    },
    after: {
      source: 'Source',
      medium: 'Medium',
      campaign: 'Campaign',
      first_source: 'First source',
      referrer: 'Site before ours',
      landing_path: 'First page',
      quarantine_reason: 'Quarantine',
    },
  },
} as const
