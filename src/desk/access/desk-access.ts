import { createContext } from 'react-router'
import type { Permission } from './roles.ts'

interface Rule {
  /** Asked of whoever opens the page; none may where it is not named: there is no page. */
  read?: Permission | undefined
  /** Asked of whoever posts to it; none may where it is not named. */
  write?: Permission
  /** It is an act: its page's address is its own without the last part. */
  isBelowPage?: boolean
}

/**
 * What it takes to enter a page of the desk. `open`: the ways in, for strangers. `on-the-way`: for staff who have signed
 * in but have no second step yet, or are leaving.
 */
export type DeskAccess = 'open' | 'on-the-way' | Rule

/** What each page and each act of the desk exports as `handle`: one without is closed to all. */
export interface DeskHandle {
  access: DeskAccess
}

interface BuiltRoute {
  id: string
  parentId?: string
  path?: string
  module: { handle?: unknown }
}

/** By the pattern that the router matched, which has one spelling however an address is written. */
type DeskRules = ReadonlyMap<string, DeskAccess>

/** Set once per request by src/app/app.ts. Without rules everything is refused. */
export const deskRulesContext = createContext<DeskRules>(new Map())

/** The rules of all pages, from the pages themselves. */
export function readDeskRules(routes: Record<string, BuiltRoute | undefined>): DeskRules {
  const rules = new Map<string, DeskAccess>()
  for (const route of Object.values(routes)) {
    const access = accessOf(route)
    const page = accessOf(routes[route?.parentId ?? ''])
    if (!route || !access) continue
    // An act is posted to; whoever opens its address gets the page that it belongs to.
    const isOfPage = isAct(access) && typeof page === 'object'
    rules.set(patternOf(route, routes), isOfPage ? { ...access, read: page.read, isBelowPage: true } : access)
  }
  return rules
}

/** Only posted to. */
export function isAct(access: DeskAccess | undefined): access is Rule {
  return typeof access === 'object' && !access.read
}

function accessOf(route: BuiltRoute | undefined): DeskAccess | undefined {
  return (route?.module.handle as Partial<DeskHandle> | undefined)?.access
}

/** The rule of the page that the router matched, whether it begins its pattern with a slash or not. */
export function accessTo(pattern: string, rules: DeskRules): DeskAccess | undefined {
  return rules.get(pattern.replace(/^\/?/, '/'))
}

/** Whose permission a request needs; undefined where no rule grants it to anybody. */
export function permissionFor(access: DeskAccess | undefined, method: string): Permission | undefined {
  if (!access || typeof access === 'string') return undefined
  return method === 'GET' || method === 'HEAD' ? access.read : method === 'POST' ? access.write : undefined
}

function patternOf(route: BuiltRoute, routes: Record<string, BuiltRoute | undefined>): string {
  const parent = route.parentId ? routes[route.parentId] : undefined
  const own = route.path ? `/${route.path}` : ''
  return parent ? patternOf(parent, routes) + own : own
}
