import type { ReactNode } from 'react'

interface QuestionsProps {
  id: string
  /** The address that answers the form without script. */
  action: string
  children: ReactNode
}

/** The form on its deep ground. With script nothing is sent: the answer is there already. */
export function Questions({ id, action, children }: QuestionsProps) {
  return (
    <form
      id={id}
      className="form questions"
      method="get"
      action={action}
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  )
}
