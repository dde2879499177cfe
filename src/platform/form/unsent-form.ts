/** What a browser's own form brought, for a page that offers to send it once more. */
export interface UnsentForm {
  isMultipart: boolean
  fields: [name: string, value: string][]
  /** Of passwords the names alone: whoever comes by reads a page's source too. */
  secrets: string[]
  /** Of files the names: only who chose them can put them into a form. */
  files: string[]
}

const MAX_BYTES = 1024 * 1024
const MULTIPART = /^multipart\/form-data\b/i

/** Keeps what a request brings beside whoever reads it. Nothing of what is no form, or larger than a form of text. */
export function keepForm(request: Request): () => Promise<UnsentForm | undefined> {
  const type = request.headers.get('Content-Type') ?? ''
  const isForm = MULTIPART.test(type) || /^application\/x-www-form-urlencoded\b/i.test(type)
  const bytes = Number(request.headers.get('Content-Length') ?? Number.POSITIVE_INFINITY)
  if (request.method !== 'POST' || !isForm || bytes > MAX_BYTES) return async () => undefined

  const kept = request.clone()
  return async () => {
    const form = await kept.formData().catch(() => undefined)
    return form && unsentForm(form, MULTIPART.test(type))
  }
}

function unsentForm(form: FormData, isMultipart: boolean): UnsentForm {
  const entries = [...form]
  const isSecret = ([name]: [string, unknown]) => /password/i.test(name)
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    isMultipart,
    fields: texts.filter((entry) => !isSecret(entry)),
    secrets: texts.filter(isSecret).map(([name]) => name),
    files: entries.flatMap(([name, value]) => (typeof value !== 'string' && value.size > 0 ? [name] : [])),
  }
}
