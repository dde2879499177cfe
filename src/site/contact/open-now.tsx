import { useEffect, useState } from 'react'
import type { OfficeCalendar } from '#company/office-calendar.ts'
import { isOpenAt } from '#company/opening-hours.ts'
import { callsCopy as copy } from './words.en.ts'

/** 'Open now' or 'Closed now'; nothing until the browser's clock can be read, for the page was built long ago. */
export default function OpenNow({ calendar }: { calendar: OfficeCalendar }) {
  const [isOpen, setOpen] = useState<boolean>()

  useEffect(() => {
    const look = () => setOpen(isOpenAt(new Date(), calendar))
    look()
    const timer = setInterval(look, 30_000)
    return () => clearInterval(timer)
  }, [calendar])

  if (isOpen === undefined) return null
  return <span className={isOpen ? 'open-now open-now--yes' : 'open-now'}>{isOpen ? copy.open : copy.closed}</span>
}
