import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { directAddress, isLinkAddress } from '#articles/link-address.ts'
import { editorCopy } from '#desk/posts/words.en.ts'
import { toOneLine } from '#platform/text/clean-text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { EditorDialog } from './editor-dialog.tsx'

const copy = editorCopy.linkDialog

interface LinkDialogProps {
  editor: Editor
  onClose: () => void
}

export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const known: string = editor.getAttributes('link').href ?? ''
  const [address, setAddress] = useState(known)
  const [error, setError] = useState<string>()

  function set() {
    const href = directAddress(toOneLine(address))
    if (!isLinkAddress(href)) return setError(copy.wrong)

    const { from, to } = editor.state.selection
    const chain = editor.chain().extendMarkRange('link')
    // With nothing marked, the address is its own text.
    if (from === to && !known)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] })
    else chain.setLink({ href })
    chain.run()
    onClose()
    editor.commands.focus()
  }

  function remove() {
    editor.chain().extendMarkRange('link').unsetLink().run()
    onClose()
    editor.commands.focus()
  }

  return (
    <EditorDialog heading={copy.heading} onSubmit={set} onClose={onClose}>
      <Field name="link_address" label={copy.address} hint={copy.hint} error={error}>
        {(control) => (
          <input {...control} inputMode="url" value={address} onChange={(event) => setAddress(event.target.value)} />
        )}
      </Field>
      <div className="row">
        <Button type="submit">{copy.set}</Button>
        {known && (
          <Button tone="line" onClick={remove}>
            {copy.remove}
          </Button>
        )}
        <Button tone="line" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </EditorDialog>
  )
}
