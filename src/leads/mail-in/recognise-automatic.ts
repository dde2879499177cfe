/** Headers by their names in lower case; of one that came several times, the first. */
export type Headers = ReadonlyMap<string, string>

const PRECEDENCE = /^(bulk|junk|list|auto[-_]?reply)$/i
// Not List-Unsubscribe: programs for sales put it on what a person wrote.
const BY_PROGRAMS =
  /^(list-id|x-(mail-)?auto-?(reply|respond|response|responder|generated)(-from)?|x-vacation|x-fc-machinegenerated)$/
/**
 * As the common mail programs begin the subject of an answer that nobody wrote. Some of them say it in no header.
 */
const SUBJECT =
  /^\s*(?:re:\s*)?(?:auto(?:matic|mated)?[ -]?(?:reply|response)\b|autoreply\b|out of (?:the )?office\b|(?:i am |i'm )?on (?:annual |vacation|leave)\b|vacation (?:reply|response)\b|abwesenheits|réponse automatique|respuesta automática|स्वचालित (?:उत्तर|जवाब)|ऑटो रिप्लाई)/iu

/** Whether no person wrote this: RFC 3834, section 5, and what mail programs write that do not follow it. */
export function isAutomatic(headers: Headers, subject: string): boolean {
  // "no" and its parameters; whatever else it says is a program's.
  const submitted = headers.get('auto-submitted')?.split(';')[0]?.trim().toLowerCase()
  if (submitted && submitted !== 'no') return true

  // RFC 3834, section 2: who writes so wants no answer, and is none.
  if (headers.get('return-path')?.replace(/\s/g, '') === '<>') return true
  if (PRECEDENCE.test(headers.get('precedence')?.trim() ?? '')) return true
  // Exchange puts it on its own automatic answers (MS-OXCMAIL, section 2.2.3.2.14): with all of them, or with none to be had.
  if (/\b(all|autoreply|oof)\b/i.test(headers.get('x-auto-response-suppress') ?? '')) return true

  if (/\bauto-?respond/i.test(headers.get('x-post-messageclass') ?? '')) return true
  // No person has this address.
  if (/\bmailer-daemon@/i.test(headers.get('from') ?? '')) return true

  return [...headers.keys()].some((name) => BY_PROGRAMS.test(name)) || SUBJECT.test(subject)
}
