import { receiptApi } from '#leads/receipt-api.ts'
import { enquiryBody } from './enquiry-body.ts'
import { submitEnquiry } from './submit-enquiry.ts'
import { contactCopy } from './words.en.ts'

/** POST /api/auth/contacts/ */
export const enquiriesApi = receiptApi(enquiryBody, submitEnquiry, contactCopy.success)
