import { redirect } from 'react-router'
import { cutSearch } from '#platform/text/clean-text.ts'
import { pageNumber } from './paging.ts'

export interface BlogAddress {
  page: number
  /** Empty where nothing is searched for. */
  search: string
}

/** What the address of the list asks for. An empty search, and what is no page, lead to page 1. */
export function readBlogAddress({ searchParams }: URL): BlogAddress {
  const typed = searchParams.get('search')
  const search = typed === null ? undefined : cutSearch(typed)
  const page = pageNumber(searchParams.get('page'))
  if (search === '' || !page) throw redirect('/blogs?page=1')

  return { page, search: search ?? '' }
}
