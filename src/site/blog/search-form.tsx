import { Form } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { blogCopy } from './words.en.ts'
import './search.css'

const copy = blogCopy.search

/** Looks for words in the blogs; a plain form where there is no script. */
export function SearchForm({ search = '' }: { search?: string }) {
  return (
    <Form className="search" action="/blogs" role="search">
      <label className="vh" htmlFor="search">
        {copy.label}
      </label>
      <input
        // A new search brings its own text into the box.
        key={search}
        className="input"
        id="search"
        name="search"
        type="search"
        maxLength={200}
        placeholder={copy.example}
        defaultValue={search}
        enterKeyHint="search"
      />
      <button className="btn btn--coral" type="submit" aria-label={copy.submit}>
        <Icon name="search" />
        <span>{copy.submit}</span>
      </button>
    </Form>
  )
}
