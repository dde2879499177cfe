import { deskCopy } from './words.en.ts'

/** Beside what somebody has chosen and not sent: how it stands by now. See useUnsent. */
export function Overtaken({ by }: { by: string }) {
  return (
    <p className="desk-aside" role="status">
      {deskCopy.overtaken(by)}
    </p>
  )
}
