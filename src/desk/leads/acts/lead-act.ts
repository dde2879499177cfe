import type * as z from 'zod/mini'
import type { DeskHandle } from '#desk/access/desk-access.ts'
import { act } from '#desk/frame/act.ts'
import { type DeskLead, findDeskLead } from '#desk/leads/lead/find-desk-lead.ts'
import { orNotFound } from '#platform/http/or-not-found.ts'

type Perform<S extends z.core.$ZodObject> = Parameters<typeof act<S>>[2]

/** An act upon the lead whose page it is: 404 for who does not see it. */
export function leadAct<S extends z.core.$ZodObject>(
  handle: DeskHandle,
  schema: S,
  perform: (lead: DeskLead, value: z.output<S>, asked: Parameters<Perform<S>>[1]) => ReturnType<Perform<S>>,
) {
  return act(handle, schema, async (value, asked) => {
    const lead = orNotFound(await findDeskLead(asked.services, asked.params.id ?? '', asked.staff))
    return perform(lead, value, asked)
  })
}
