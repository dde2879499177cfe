import { useEffect, useState } from 'react'
import { isOpenAt } from '#company/opening-hours.ts'
import { callsCopy as copy } from './calls-words.en.ts'

/** 'Open now' or 'Closed now'; nothing until the browser's clock can be read, for the page was built long ago. */
export function OpenNow() {
  const [isOpen, setOpen] = useState<boolean>()

  useEffect(() => {
    const look = () => setOpen(isOpenAt(new Date()))
    look()
    const timer = setInterval(look, 30_000)
    return () => clearInterval(timer)
  }, [])

  if (isOpen === undefined) return null
  return <span className={isOpen ? 'open-now open-now--yes' : 'open-now'}>{isOpen ? copy.open : copy.closed}</span>
}
