import type { Fields, Values } from './fields.ts'

/**
 * `one`: a single entry, never added to. `named`: pages ask for each by its key. `ordered`: visitors see staff's order.
 * `sorted`: by the first column, the greatest first.
 */
type Kind = 'one' | 'named' | 'ordered' | 'sorted'

/** What an entry is checked beside. */
export interface Around<F extends Fields = Fields> {
  /** The register's other entries, as visitors see them and as they are written; those in the trash left out. */
  others: readonly Values<F>[]
  /** A page of the site with an address of its own. */
  isPage: (path: string) => boolean
  /** Of this site, with its port where it has one. */
  host: string
  /** By which pages ask for the entry; null where they do not. */
  key: string | null
  /** A sentence of the design; undefined where there is none. */
  sentence: (key: string) => { built: string | null } | undefined
}

/**
 * One list of facts that staff keep. This declaration is all there is of it: the desk's list, form, checks and history, and
 * the types that pages read follow from it.
 */
export interface Register<F extends Fields = Fields, Key extends string = string, K extends Kind = Kind> {
  /** In the address: `/desk/company/<id>`. */
  id: string
  title: string
  /** One of its entries: 'a person'. */
  one: string
  help: string
  /** `words`: editors too. `company`: admins. `leads`: those who answer leads, and admins. */
  mayEdit: 'words' | 'company' | 'leads'
  fields: F
  /** Fields that the list shows; the first names an entry. */
  columns: readonly (keyof F & string)[]
  /** Where visitors see it; `/` is every page. */
  shownOn: readonly string[]
  kind: K
  /** Entries that pages name. They are there from the start, and can be hidden but not deleted. */
  keys?: readonly Key[]
  /** Pages cannot do without any of them: they can be changed, and not hidden. */
  isNeeded?: boolean
  /** Two months: of which month a figure is, and after which it is looked at again. Entries then have one act more: confirm. */
  review?: { asOf: keyof F & string; by: keyof F & string }
  /** Counted by the first column's value, each time that a visitor meets one. */
  tally?: 'redirect'
  /** Its entries stand for sentences of the design, which the desk helps to find. */
  isOfSentences?: boolean
  /** What the fields cannot say each alone: the fault by the field. What it finds cannot be published. */
  check?(values: Values<F>, around: Around<F>): Partial<Record<keyof F & string, string>>
}

export function defineRegister<const F extends Fields, const K extends Kind, const Key extends string = never>(
  register: Register<F, Key, K>,
): Register<F, Key, K> {
  return register
}

/** An entry as pages read it. `isSample`: nobody has replaced the first build's own words yet. */
type Entry<R> = R extends { fields: infer F extends Fields } ? Values<F> & { id: string; isSample: boolean } : never

/** All of a register that visitors may see. Under a key there is nothing while staff hide it. */
export type Published<R> = R extends { kind: infer K; keys?: readonly (infer Key extends string)[] }
  ? K extends 'one'
    ? Entry<R>
    : K extends 'named'
      ? Readonly<Partial<Record<Key, Entry<R>>>>
      : readonly Entry<R>[]
  : never
