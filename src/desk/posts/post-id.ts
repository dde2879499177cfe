import { data } from 'react-router'

/** The post that an address of the desk names; 404 where it can be none. */
export function postId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw data(null, 404)
  return Number(text)
}
