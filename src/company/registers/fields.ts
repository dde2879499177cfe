/** What every field of a register says of itself. Labels and help are staff's words, so registers stand in `.en.ts` files. */
interface Said {
  label: string
  help?: string
  /** May be left empty: its value is then null (an empty list for what has several). */
  isOptional?: boolean
  /** Comes with the link that opens the form; nobody types it. */
  isGiven?: boolean
}

export type Fields = Record<string, Field>

export type Field = Said &
  (
    | { kind: 'text'; maxLength: number }
    /** Several lines. */
    | { kind: 'paragraph'; maxLength: number }
    /** One entry a line; numbers may be typed in digits of any script. */
    | { kind: 'lines'; maxLines: number; maxLength: number; isOfNumbers?: boolean }
    | { kind: 'choice'; options: Record<string, string> }
    | { kind: 'number'; min: number; max: number; isWhole?: boolean }
    /** Typed in rupees, kept in paise. */
    | { kind: 'rupees'; maxPaise: number }
    /** `2026-11-26`. */
    | { kind: 'day' }
    /** `2026-11`. */
    | { kind: 'month' }
    /** `10:00`, by the office's clock. */
    | { kind: 'time' }
    /** As people write it: `+91 40 1234 5678`. */
    | { kind: 'phone' }
    | { kind: 'email' }
    /** An https address; `mayBePath`: or a path of this site. */
    | { kind: 'link'; mayBePath?: boolean }
    /** From the desk's picture library; `ratios` are what the place shows: `1:1`. */
    | { kind: 'picture'; ratios: readonly string[] }
    | { kind: 'yes' }
    | { kind: 'rows'; fields: Fields; maxRows: number; row: string }
  )

/** A picture of the library, with what it says where it stands. `focus`: what a crop keeps, from 0 to 1. */
export interface PictureValue {
  id: string
  alt: string
  focus: { x: number; y: number }
}

interface ValueOfKind {
  text: string
  paragraph: string
  choice: string
  number: number
  /** Paise. */
  rupees: number
  day: string
  month: string
  time: string
  phone: string
  email: string
  link: string
  picture: PictureValue
}

type Filled<F extends Field> = F extends { kind: 'rows'; fields: infer Inner extends Fields }
  ? Values<Inner>[]
  : F extends { kind: 'choice'; options: infer Options }
    ? keyof Options & string
    : F extends { kind: 'lines' }
      ? string[]
      : F extends { kind: 'yes' }
        ? boolean
        : F extends { kind: infer Kind extends keyof ValueOfKind }
          ? ValueOfKind[Kind]
          : never

/** What pages read: null where an optional field is empty. */
export type Values<F extends Fields> = {
  [Name in keyof F]: F[Name] extends { isOptional: true; kind: keyof ValueOfKind }
    ? Filled<F[Name]> | null
    : Filled<F[Name]>
}
