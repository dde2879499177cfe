import { Form, Link } from 'react-router'
import { NEWSLETTER_TOPICS } from '#leads/subscription/newsletter-topics.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { SUBSCRIBER_STATES, type SubscriberFilter, type SubscriberState, writeFilter } from './subscriber-filter.ts'
import { subscribersCopy as copy } from './words.en.ts'

interface SubscriberFiltersProps {
  filter: SubscriberFilter
  counts: Record<SubscriberState, number>
}

/** States as links with their counts, and a plain form for the rest. */
export function SubscriberFilters({ filter, counts }: SubscriberFiltersProps) {
  const { state, ...others } = filter
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)

  return (
    <>
      <nav className="desk-tabs" aria-label={copy.state}>
        <Link to={writeFilter(others) || '.'} aria-current={state ? undefined : 'true'}>
          {copy.all} <span>{all.toLocaleString('en-IN')}</span>
        </Link>
        {SUBSCRIBER_STATES.map((each) => (
          <Link
            key={each}
            to={writeFilter({ ...others, state: each })}
            aria-current={state === each ? 'true' : undefined}
          >
            <span>{copy.states[each]}</span> <span>{counts[each].toLocaleString('en-IN')}</span>
          </Link>
        ))}
      </nav>
      <Form method="post" action="/desk/search" className="desk-filters" role="search" aria-label={copy.filters}>
        <input type="hidden" name="list" value="subscribers" />
        {state && <input type="hidden" name="state" value={state} />}
        <Field name="words" label={copy.search}>
          {(control) => (
            <input {...control} key={filter.search} type="search" maxLength={200} defaultValue={filter.search} />
          )}
        </Field>
        <Field name="topic" label={copy.topic}>
          {(control) => (
            <select {...control} key={filter.topic} defaultValue={filter.topic ?? ''}>
              <option value="">{copy.anyTopic}</option>
              {NEWSLETTER_TOPICS.map((topic) => (
                <option key={topic} value={topic}>
                  {copy.topics[topic]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button tone="line" type="submit">
          {copy.apply}
        </Button>
      </Form>
    </>
  )
}
