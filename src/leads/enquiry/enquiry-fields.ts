/** The fields of an enquiry in the order of the form; the specification's names. */
export const ENQUIRY_FIELDS = ['full_name', 'email', 'phone_number', 'message'] as const

export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]

/** What a visitor has typed so far. */
export type EnquiryDraft = Partial<Record<EnquiryField, string>>

export type EnquiryErrors = Partial<Record<EnquiryField, string>>
