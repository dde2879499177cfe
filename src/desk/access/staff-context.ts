import { createContext, type RouterContextProvider } from 'react-router'
import type { StaffRole } from '#database/tables.ts'
import { servicesContext } from '#platform/http/request-contexts.ts'
import { may, type Permission } from './roles.ts'

/** Who is at the desk. */
export interface Staff {
  id: string
  name: string
  email: string
  role: StaffRole
}

/** Set by guardDesk for every page of the desk but the ways in. */
export const staffContext = createContext<Staff | null>(null)

/** Who asks. A page that nobody guards is refused. */
export function staffOf(context: Readonly<RouterContextProvider>): Staff {
  const staff = context.get(staffContext)
  if (!staff) throw new Response(null, { status: 403 })
  return staff
}

/** For what some may do on a page that others may only read: 403 for the others. */
export function requirePermission(context: Readonly<RouterContextProvider>, permission: Permission): Staff {
  const staff = staffOf(context)
  if (!may(staff.role, permission)) throw new Response(null, { status: 403 })
  return staff
}

/** Who asks, what they may do, and what their page is made with; 403 for whoever may not do what it needs. */
export function deskOf(context: Readonly<RouterContextProvider>, needs?: Permission) {
  const staff = needs ? requirePermission(context, needs) : staffOf(context)
  const services = context.get(servicesContext)
  const { db, now } = services
  return { staff, services, db, now, may: (permission: Permission) => may(staff.role, permission) }
}
