/** Where this tab keeps a half-filled request, until it is sent or cancelled by hand. */
export const AUDIT_DRAFT_KEY = 'audit-draft'
