import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'
import type { PlaceList } from './use-places.ts'
import { auditCopy } from './words.en.ts'

const { labels, places: copy } = auditCopy

interface PlaceSelectProps {
  name: 'country' | 'state'
  list: PlaceList
  value: string
  onChange: (id: string) => void
  error?: string
  /** Its first option: what to choose, why there is nothing to choose from, or what it waits for. */
  prompt: string
  disabled: boolean
  failed: string
}

/** A select whose options come from the server. What was chosen stays while they are on their way. */
export function PlaceSelect({ name, list, value, onChange, error, prompt, disabled, failed }: PlaceSelectProps) {
  const isLoading = list.status === 'loading'

  return (
    <div className="place">
      <Field name={name} label={labels[name]} error={error}>
        {(control) => (
          <select
            {...control}
            autoComplete={name === 'country' ? 'country' : 'address-level1'}
            required
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            disabled={disabled || isLoading}
            aria-busy={isLoading || undefined}
          >
            <option value={isLoading ? value : ''}>{prompt}</option>
            <Options of={list.places.map(({ id, name }) => [id, name])} />
          </select>
        )}
      </Field>
      {list.status === 'failed' && (
        <p className="place__failed" role="alert">
          <span>{failed}</span>{' '}
          <button type="button" className="text-button" onClick={list.retry}>
            {copy.retry}
          </button>
        </p>
      )}
    </div>
  )
}
