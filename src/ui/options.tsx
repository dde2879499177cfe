interface OptionsProps {
  /** What is sent, and what is read. */
  of: readonly (readonly [value: string | number, name: string])[]
}

/** What a select offers. */
export function Options({ of: offered }: OptionsProps) {
  return offered.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))
}
