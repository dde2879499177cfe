import { type Editor, type Extensions, Node } from '@tiptap/core'
import { type ReactElement, useState } from 'react'
import { directAddress, isLinkAddress } from '#articles/link-address.ts'
import { lettersCopy } from '#desk/letters/words.en.ts'
import type { MoreBlocks } from '#desk/posts/editor/article-editor.tsx'
import { besideSelected } from '#desk/posts/editor/beside-selected.ts'
import { EditorDialog } from '#desk/posts/editor/editor-dialog.tsx'
import { latinDigits } from '#platform/text/latin-digits.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Options } from '#ui/options.tsx'

const copy = lettersCopy.blocks

export interface BlockChoices {
  articles: { slug: string; title: string }[]
  states: { code: string; name: string }[]
}

/** The blocks that an edition has beside an article's, for the article's editor. */
export function editionBlocks({ articles, states }: BlockChoices): MoreBlocks {
  return {
    extensions: editionNodes,
    tools: (editor, open) =>
      (Object.keys(copy.tools) as (keyof typeof copy.tools)[]).map((block) => ({
        label: copy.tools[block],
        isOn: editor.isActive(`edition-${block}`),
        run: () => open(block),
      })),
    Dialog: AnyDialog,
    choices: { articles, states },
  }
}

interface AnyDialogProps {
  name: string
  editor: Editor
  close: () => void
  choices: BlockChoices
}

function AnyDialog({ name, editor, close, choices }: AnyDialogProps) {
  const at = { editor, close, known: knownOf(editor, name as BlockName) }
  if (name === 'button') return <ButtonDialog {...at} />
  if (name === 'article') return <ArticleDialog {...at} articles={choices.articles} />
  return <BillDialog {...at} states={choices.states} />
}

interface Place {
  editor: Editor
  close: () => void
  /** What the block says that stands where the cursor is. */
  known: Record<string, string> | undefined
}

function knownOf(editor: Editor, block: BlockName): Record<string, string> | undefined {
  return editor.isActive(`edition-${block}`) ? editor.getAttributes(`edition-${block}`) : undefined
}

function place({ editor, close, known }: Place, block: BlockName, attrs: Record<string, string>) {
  close()
  const type = `edition-${block}`
  if (known) editor.chain().focus().updateAttributes(type, attrs).run()
  else editor.chain().focus().insertContentAt(besideSelected(editor), { type, attrs }).run()
}

function ButtonDialog(at: Place): ReactElement {
  const [text, setText] = useState(at.known?.text ?? '')
  const [href, setHref] = useState(at.known?.href ?? '')
  const [errors, setErrors] = useState<{ text?: string; href?: string }>({})

  function submit() {
    const leadsTo = directAddress(href.trim())
    if (!text.trim()) return setErrors({ text: copy.button.textMissing })
    if (!isLinkAddress(leadsTo)) return setErrors({ href: copy.button.wrong })
    place(at, 'button', { text: text.trim(), href: leadsTo })
  }

  return (
    <BlockDialog heading={copy.tools.button} onSubmit={submit} onClose={at.close}>
      <Field name="block_text" label={copy.button.text} error={errors.text}>
        {(control) => (
          <input {...control} maxLength={60} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <Field name="block_href" label={copy.button.href} hint={copy.button.hint} error={errors.href}>
        {(control) => (
          <input {...control} inputMode="url" value={href} onChange={(event) => setHref(event.target.value)} />
        )}
      </Field>
    </BlockDialog>
  )
}

function ArticleDialog({ articles, ...at }: Place & Pick<BlockChoices, 'articles'>): ReactElement {
  const [slug, setSlug] = useState(at.known?.slug || (articles[0]?.slug ?? ''))

  return (
    <BlockDialog
      heading={copy.tools.article}
      onSubmit={() => slug && place(at, 'article', { slug })}
      onClose={at.close}
    >
      <Field name="block_slug" label={copy.article.which}>
        {(control) => (
          <select {...control} value={slug} onChange={(event) => setSlug(event.target.value)}>
            <Options of={articles.map((article) => [article.slug, article.title])} />
          </select>
        )}
      </Field>
    </BlockDialog>
  )
}

function BillDialog({ states, ...at }: Place & Pick<BlockChoices, 'states'>): ReactElement {
  const [state, setState] = useState(at.known?.state || 'IN-TS')
  const [units, setUnits] = useState(at.known?.units || '200')
  const [error, setError] = useState<string>()

  function submit() {
    const number = latinDigits(units.trim())
    if (!/^[1-9]\d{0,4}$/.test(number)) return setError(copy.bill.wrong)
    place(at, 'bill', { state, units: number })
  }

  return (
    <BlockDialog heading={copy.tools.bill} onSubmit={submit} onClose={at.close}>
      <Field name="block_state" label={copy.bill.state}>
        {(control) => (
          <select {...control} value={state} onChange={(event) => setState(event.target.value)}>
            <Options of={states.map(({ code, name }) => [code, name])} />
          </select>
        )}
      </Field>
      <Field name="block_units" label={copy.bill.units} hint={copy.bill.hint} error={error}>
        {(control) => (
          <input {...control} inputMode="numeric" value={units} onChange={(event) => setUnits(event.target.value)} />
        )}
      </Field>
    </BlockDialog>
  )
}

interface BlockDialogProps {
  heading: string
  onSubmit: () => void
  onClose: () => void
  children: ReactElement | ReactElement[]
}

function BlockDialog({ heading, onSubmit, onClose, children }: BlockDialogProps) {
  return (
    <EditorDialog heading={heading} onSubmit={onSubmit} onClose={onClose}>
      <div className="form">{children}</div>
      <div className="row">
        <Button type="submit">{copy.set}</Button>
        <Button tone="line" onClick={onClose}>
          {copy.cancel}
        </Button>
      </div>
    </EditorDialog>
  )
}

/** How each block of an edition is written, as edition-content.ts reads it. */
const BLOCKS = {
  button: ['text', 'href'],
  article: ['slug'],
  bill: ['state', 'units'],
  // What the site begins by itself has these; nobody places them by hand.
  change: ['of'],
  opening: ['of'],
  price: ['of'],
} as const

type BlockName = keyof typeof BLOCKS

/** Blocks that stand for something: shown as what they are, and made when the edition is drawn. */
const editionNodes: Extensions = (Object.keys(BLOCKS) as BlockName[]).map((block) =>
  Node.create({
    name: `edition-${block}`,
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () =>
      Object.fromEntries(
        BLOCKS[block].map((name) => [
          name,
          {
            default: '',
            parseHTML: (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '',
            renderHTML: (attributes: Record<string, string>) => ({ [`data-${name}`]: attributes[name] ?? '' }),
          },
        ]),
      ),
    parseHTML: () => [{ tag: `div[data-block="${block}"]` }],
    renderHTML: ({ HTMLAttributes, node }) => [
      'div',
      { ...HTMLAttributes, 'data-block': block },
      copy.shown[block](node.attrs),
    ],
  }),
)
