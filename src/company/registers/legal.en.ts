import { blocksOf } from '#company/legal/blocks-of.ts'
import { LEGAL_NAMES, namesIn, OWED_NAMES } from '#company/legal/legal-names.ts'
import { defineRegister } from './register.ts'

/** What visitors agree to. What was shown before stays readable at an address of its own. */
export const legal = defineRegister({
  id: 'legal',
  title: 'Legal texts',
  one: 'a legal text',
  help: 'Privacy policy, terms, returns. Each text that visitors ever saw stays readable, and consents name the privacy text that they were given under. Let your lawyer read a change first.',
  mayEdit: 'company',
  kind: 'named',
  isNeeded: true,
  keys: ['privacy', 'terms', 'returns'],
  shownOn: ['/privacypolicy', '/termsandconditions', '/returns&refundsPolicy'],
  columns: ['title', 'updated'],
  fields: {
    title: { kind: 'text', label: 'Title', maxLength: 80 },
    description: { kind: 'paragraph', label: 'Description', help: 'What search engines show.', maxLength: 200 },
    updated: { kind: 'day', label: 'Last updated', help: 'From this day the text holds. Visitors read it.' },
    note: { kind: 'text', label: 'Note beside the short lines', maxLength: 60, isOptional: true },
    short: {
      kind: 'rows',
      label: 'In short',
      row: 'line',
      maxRows: 8,
      fields: {
        name: { kind: 'text', label: 'What', maxLength: 60 },
        value: { kind: 'text', label: 'In a few words', maxLength: 80 },
      },
    },
    sections: {
      kind: 'rows',
      label: 'Sections',
      help: `An empty line begins a new block. Begin each line of a list with "- ". Put the cells of a table between "|", its first line for the names. A link stands alone: [Words](/address). In braces stands what the site fills in: ${LEGAL_NAMES.map((name) => `{${name}}`).join(' ')}`,
      row: 'section',
      maxRows: 30,
      fields: {
        anchor: {
          kind: 'text',
          label: 'Anchor',
          help: 'Links lead to it: small letters and hyphens. Keep it when the heading changes.',
          maxLength: 40,
        },
        heading: { kind: 'text', label: 'Heading', maxLength: 100 },
        text: { kind: 'paragraph', label: 'Text', maxLength: 6_000 },
      },
    },
  },
  check({ title, description, note, short, sections }, { key }) {
    const lines = [title, description, note ?? '', ...short.flatMap(({ name, value }) => [name, value])]
    const words = [...lines, ...sections.flatMap(({ heading, text }) => [heading, text])].join('\n')
    const named = namesIn(words)
    const unknown = named.find((name) => !(LEGAL_NAMES as readonly string[]).includes(name))
    const owed = key === 'privacy' ? OWED_NAMES.filter((name) => !named.includes(name)) : []
    const anchors = sections.map(({ anchor }) => anchor)

    return {
      ...(anchors.some((anchor) => !/^[a-z][a-z0-9-]*$/.test(anchor)) && {
        sections: 'An anchor has small letters, digits and hyphens, and begins with a letter.',
      }),
      ...(new Set(anchors).size < anchors.length && { sections: 'Two sections have the same anchor.' }),
      ...(sections.some(({ text }) => blocksOf(text).some(isBroken)) && {
        sections: 'A table or a link is not whole. Each line of a table has as many "|"; a link is [Words](/address).',
      }),
      ...(unknown !== undefined && { sections: `The site has nothing to fill in for {${unknown}}.` }),
      ...(owed.length > 0 && {
        sections: `The policy has to say what this site does. Put back: ${owed.map((name) => `{${name}}`).join(' ')}`,
      }),
    }
  },
})

/** It was meant as a table or a link, and would be printed with its signs. */
function isBroken(block: ReturnType<typeof blocksOf>[number]): boolean {
  return block.kind === 'paragraph' && /^\||^\[[^\]]*\]\(/.test(block.text)
}
