import * as z from 'zod/mini'

// Zod's faster way is made of text by `new Function`. Our content policy forbids that, and a browser reports even the try.
if (typeof document !== 'undefined') z.config({ jitless: true })

/** How a control of a page asks for a value. What must be true of the value is said by the schema. */
export interface Control {
  /** The form's name of the field, where it has another than the API. */
  name?: string
  /** Asked each time: a form is made once, and drawn in the language of whoever sees it. */
  label?: () => string
  /** After the label, as '(6 digits)'. */
  note?: () => string
  type?: 'email' | 'tel' | 'file' | 'hidden'
  autoComplete?: string
  inputMode?: 'numeric'
  /** The longest that is read at all, in UTF-16 units. What a browser cuts here is still too long for the schema, which says so. */
  maxLength?: number
  /** Of several lines. */
  isLong?: true
  /** Takes the whole width of a form in two columns. */
  isWide?: true
}

/** A field of a form, as its schema describes it. */
export interface FormField<Name extends string = string> extends Omit<Control, 'label' | 'note'> {
  name: Name
  readonly label: string
  readonly note?: string | undefined
  /** Where it stands in what the API takes. */
  path: readonly string[]
  isRequired: boolean
}

/** One short text for each of some fields: what was typed, or what is wrong. */
export type Texts<Name extends string = string> = Partial<Record<Name, string>>

const controls = z.registry<Control>()
const known = new WeakMap<object, FormField[]>()

/** Says how a rule is asked for in a form; what was said of it before stays. */
export function asked<Rule extends z.core.$ZodType>(rule: Rule, control: Control): Rule {
  controls.add(rule, { ...controls.get(rule), ...control })
  return rule
}

/**
 * A text rule that says one thing at a time: what is wrong with it first, if anything. It stops no other rule of the form
 * from being looked at, as zod's own `abort` would.
 */
export function told(problemWith: (text: string) => string | undefined) {
  return (payload: z.core.ParsePayload<string>) => {
    const message = problemWith(payload.value)
    if (message) payload.issues.push({ code: 'custom', message, input: payload.value })
  }
}

/**
 * The fields of a form in the order in which its schema has them, which is the order in which they are drawn, checked
 * and told. A property of the schema that no control asks for is none of them.
 */
export function fieldsOf<Name extends string>(schema: z.core.$ZodObject): FormField<Name>[] {
  const fields = known.get(schema) ?? fieldsIn(schema, [])
  known.set(schema, fields)
  return fields as FormField<Name>[]
}

function fieldsIn(rule: z.core.$ZodType, path: string[]): FormField[] {
  const control = controls.get(rule)
  if (control) {
    const name = control.name ?? path.join('.')
    const { label = () => name, note, ...rest } = control
    return [
      {
        ...rest,
        name,
        get label() {
          return label()
        },
        get note() {
          return note?.()
        },
        path,
        isRequired: !z.safeParse(rule, '').success,
      },
    ]
  }

  const { innerType, shape = {} } = rule._zod.def as { innerType?: z.core.$ZodType; shape?: z.core.$ZodShape }
  if (innerType) return fieldsIn(innerType, path)
  return Object.entries(shape).flatMap(([key, inner]) => fieldsIn(inner, [...path, key]))
}

/** What was given under the form's names, as the API takes it. A property that is not given is not there. */
export function toBody(schema: z.core.$ZodObject, given: Record<string, unknown>): Record<string, unknown> {
  const body: Record<string, unknown> = {}
  for (const { name, path } of fieldsOf(schema)) {
    if (given[name] === undefined) continue
    let part = body
    for (const key of path.slice(0, -1)) {
      part[key] ??= {}
      part = part[key] as Record<string, unknown>
    }
    part[path.at(-1)!] = given[name]
  }
  return body
}

/** What is wrong with what was given, one message a field, under the form's names and in the form's order. */
export function findErrors<Name extends string>(
  schema: z.core.$ZodObject,
  given: Partial<Record<Name, unknown>>,
): Texts<Name> {
  const { error } = z.safeParse(schema, toBody(schema, given))
  return error ? (byField(schema, error.issues) as Texts<Name>) : {}
}

/** The first message for each field; what is wrong with a property that no control asks for is told under its own name. */
export function byField(schema: z.core.$ZodObject, issues: readonly z.core.$ZodIssue[]): Texts {
  const fields = fieldsOf(schema)
  const errors: Texts = {}
  for (const { path, message } of issues) {
    const at = path.join('.')
    errors[fields.find((field) => field.path.join('.') === at)?.name ?? at] ??= message
  }
  const inOrder = fields.flatMap(({ name }) => (errors[name] === undefined ? [] : [[name, errors[name]]]))
  return { ...Object.fromEntries(inOrder), ...errors }
}
