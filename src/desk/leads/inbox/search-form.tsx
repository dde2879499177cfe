import { Form } from 'react-router'
import { leadsDeskCopy } from '#desk/leads/inbox/words.en.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

const { search: copy } = leadsDeskCopy

/** Searches everything that one sees, whatever view one came from: who looks for somebody does not know how it ended. */
export function SearchForm({ typed }: { typed: string }) {
  return (
    <Form method="post" action="/desk/search" role="search" className="lead-search" key={typed}>
      <input type="hidden" name="list" value="leads" />
      <label className="vh" htmlFor="q">
        {copy.label}
      </label>
      <input
        className="input"
        id="q"
        name="words"
        type="search"
        defaultValue={typed}
        placeholder={copy.submit}
        maxLength={200}
        autoComplete="off"
      />
      <Button type="submit" tone="line">
        <Icon name="search" />
        <span className="vh">{copy.submit}</span>
      </Button>
    </Form>
  )
}
