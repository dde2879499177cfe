import { auditCopy as copy } from '#content/audit.ts'
export default function Page() {
  return <h1>{copy.heading}</h1>
}
