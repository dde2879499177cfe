import { areas } from './areas.en.ts'
import { links, notices } from './around-pages.en.ts'
import { claims } from './claims.en.ts'
import { company } from './company.en.ts'
import { films } from './films.en.ts'
import { holidays } from './holidays.en.ts'
import { legal } from './legal.en.ts'
import { modules } from './modules.en.ts'
import { offices } from './offices.en.ts'
import { comparison, findings, particulars } from './page-tables.en.ts'
import { partners } from './partners.en.ts'
import { people } from './people.en.ts'
import { products } from './products.en.ts'
import { proofreads } from './proofreads.en.ts'
import { questions } from './questions.en.ts'
import { redirects } from './redirects.en.ts'
import type { Published, Register } from './register.ts'
import { reviews } from './reviews.en.ts'
import { steps } from './steps.en.ts'
import { templates } from './templates.en.ts'
import { timeline } from './timeline.en.ts'
import { words } from './words.en.ts'

/** Every register, in the order of the desk. A new one is its declaration, a line here, and its first values in content/company. */
export const REGISTERS = {
  company,
  offices,
  areas,
  holidays,
  people,
  partners,
  reviews,
  films,
  products,
  timeline,
  modules,
  steps,
  comparison,
  findings,
  particulars,
  questions,
  links,
  notices,
  redirects,
  legal,
  claims,
  words,
  templates,
  proofreads,
} as const

/** The same, whatever each has for fields. */
export const registers: readonly Register[] = Object.values(REGISTERS) as readonly unknown[] as readonly Register[]

export type RegisterId = keyof typeof REGISTERS

/** What visitors may see of the company: all that is published, in every register. */
export type CompanyFacts = { readonly [Id in RegisterId]: Published<(typeof REGISTERS)[Id]> }
