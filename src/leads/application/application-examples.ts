export const BOUNDARY = 'parts-of-an-application'

export const PARTS = `multipart/form-data; boundary=${BOUNDARY}`

export interface ResumePart {
  content?: string | Buffer
  name?: string
  type?: string
  field?: string
}

const answers = {
  full_name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone_number: '+91 98480 12345',
  cover_letter: 'I wrote the first program.\nI would like to write the next.',
  job_id: 'embedded-firmware-developer',
}

/** A complete, valid application as a browser sends it, with this resume. Override what a test is about; null leaves a field out. */
export function anApplication(resume: ResumePart | null, fields: Record<string, string | null> = {}): Buffer {
  const texts = Object.entries({ ...answers, ...fields }).flatMap(([name, text]) =>
    text === null
      ? []
      : [Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`)],
  )

  return Buffer.concat([...texts, ...(resume ? [resumePart(resume)] : []), Buffer.from(`--${BOUNDARY}--\r\n`)])
}

export function resumePart({
  content = '',
  name = 'resume.pdf',
  type = 'application/pdf',
  field = 'resume',
}: ResumePart) {
  const disposition = `Content-Disposition: form-data; name="${field}"; filename="${name.replaceAll('"', '%22')}"`
  const head = `--${BOUNDARY}\r\n${disposition}\r\nContent-Type: ${type}\r\n\r\n`

  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')])
}

/** Such a form's bytes, or the stream of them, as a browser posts them. */
export function postedParts(body: Buffer | ReadableStream<Uint8Array>, headers: Record<string, string> = {}) {
  const whole = Buffer.isBuffer(body)
  const init = {
    method: 'POST',
    body: whole ? new Uint8Array(body) : body,
    headers: { 'Content-Type': PARTS, ...headers },
  }
  return whole ? init : { ...init, duplex: 'half' as const }
}
