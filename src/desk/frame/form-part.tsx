import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import type { Elements } from '#ui/elements.ts'
import { ActForm } from './act-form.tsx'

interface FormPartProps extends Omit<ComponentProps<typeof ActForm>, 'className'> {
  act: string
  heading: string
  lead?: string
  /** What its button says. */
  submit: string
  /** The button is one beside others. */
  quiet?: boolean
  children: Elements
}

/** A part of a page that is a form. */
export function FormPart({ heading, lead, submit, quiet, children, ...form }: FormPartProps) {
  return (
    <section className="desk-part">
      <h2>{heading}</h2>
      {lead && <p className="desk-lead">{lead}</p>}
      <ActForm {...form} className="form desk-form">
        {children}
        <div className="row">
          <Button type="submit" {...(quiet && { tone: 'line' })}>
            {submit}
          </Button>
        </div>
      </ActForm>
    </section>
  )
}
