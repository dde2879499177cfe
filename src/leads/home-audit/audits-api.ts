import { receiptApi } from '#leads/receipt-api.ts'
import { auditBody } from './audit-body.ts'
import { submitAudit } from './submit-audit.ts'
import { auditCopy } from './words.en.ts'

/** POST /api/audits/home-audits/ */
export const auditsApi = receiptApi(auditBody, submitAudit, auditCopy.success)
