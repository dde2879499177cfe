import { telephone } from '#ui/telephone.ts'

/** A lead's number in a list: to be called where it is not masked. */
export function LeadPhone({ phone, mayCall }: { phone: string; mayCall: boolean }) {
  return mayCall ? (
    <a className="desk-link" href={telephone(phone)} translate="no">
      {inTwo(phone)}
    </a>
  ) : (
    <span translate="no">{phone}</span>
  )
}

/** "98480 12345": an Indian mobile's ten digits as two fives; any other number as it was typed. */
function inTwo(phone: string): string {
  return phone.replace(/^([6-9]\d{4})\s?(\d{5})$/, '$1 $2')
}
