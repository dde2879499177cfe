import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'

/** Where something new goes: in the place of marked text, but after a picture or another block that is selected. */
export function besideSelected({ state: { selection } }: Editor): number | { from: number; to: number } {
  return selection instanceof NodeSelection ? selection.to : { from: selection.from, to: selection.to }
}
