import { eraseLead } from '#leads/erase-lead.ts'
import type { Services } from '#platform/services.ts'
import { recordAction } from '#staff/audit-log.ts'
import type { Staff } from '#staff/staff-context.ts'
import type { DeskLead } from './find-desk-lead.ts'

/** Erases an application for good. What stays says that one was erased, when and by whom. */
export async function eraseApplication({ id, kind }: DeskLead, by: Staff, services: Services) {
  await eraseLead({ id }, services, (trx) =>
    recordAction(trx, { staff: by, action: 'lead.erased', subject: id, details: { kind }, at: services.now() }),
  )
}
