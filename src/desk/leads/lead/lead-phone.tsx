import { telephone } from '#ui/telephone.ts'

/** A lead's number in a list: to be called where it is not masked. */
export function LeadPhone({ phone, mayCall }: { phone: string; mayCall: boolean }) {
  return mayCall ? (
    <a className="desk-link" href={telephone(phone)} translate="no">
      {phone}
    </a>
  ) : (
    <span translate="no">{phone}</span>
  )
}
