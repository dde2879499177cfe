import { companyFacts } from '#company/facts.ts'
import { languageNames } from '#company/language-names.en.ts'
import { listInWords } from '#india/list-in-words.en.ts'
import { offeredLanguages } from '#platform/text/language.ts'
import { inList, inTable } from './blocks-of.ts'
import type { Policy } from './policy.ts'

/** What works for whom, and what does not yet: looked at on the day that stands there, and true for as long as tests hold it. */
export function accessibility(): Policy {
  const { email, salesPhone } = companyFacts().company

  return {
    title: 'A site for everybody',
    description:
      'Who can use this site and how: keyboard, screen reader, zoom, no scripts, your own colours. What does not work yet, and whom to tell.',
    path: '/accessibility',
    updated: '2026-11-28',
    note: null,
    inShort: [
      ['Aim', 'WCAG 2.2, level AA'],
      ['Checked', 'By ourselves'],
      ['Keyboard', 'All of it'],
      ['Without scripts', 'All but the chat'],
      ['Tell us', email],
    ],
    sections: [
      {
        id: 'works',
        heading: 'What works',
        text: [
          'We want everybody to read a bill and reach us, on any phone. So:',
          inList(
            'you can use each page by keyboard, and you see where you are',
            'each picture that says something says it in words too, each form field has a name, and each error says what to do',
            'text grows to four times its size, and nothing is cut off or scrolls sideways on a screen 320 pixels wide',
            'if you want less motion, nothing moves by itself. If you choose your own colours, the pages keep to them',
            'your browser can translate every page, and forms still work after that',
            'you can send forms and work out a bill without scripts',
          ),
        ].join('\n\n'),
      },
      {
        id: 'checked',
        heading: 'How we check',
        text: [
          'A program (axe) looks for faults in our pages each time the site changes, and so do tests of our own. On 27 November 2026 we also looked ourselves, where the table says “by eye”. We looked at each English page that the menu or the foot of a page leads to, at one article, one job, one page of thanks and the page of one enquiry.',
          inTable(
            ['Tried with', 'What must hold', 'Checked by'],
            ['Keyboard', 'You reach everything, and you see where you are', 'Tests'],
            [
              'Screen reader',
              'Headings in order, a name for each field and button, landmarks',
              'Tests of what it is given',
            ],
            ['200 and 400% zoom', 'Nothing is cut off or scrolls sideways', 'Tests and by eye'],
            ['Wider text spacing', 'No word is lost or leaves its button', 'Tests and by eye'],
            ['Your own colours', 'No edge, drawing or word is lost, on black or on white', 'Tests and by eye'],
            ['Less motion', 'Nothing moves by itself', 'Tests'],
            ['No scripts', 'Pages are whole, forms can be sent', 'Tests and by eye'],
            ['Paper', 'What you read on the screen is on the sheet', 'Tests and by eye'],
          ),
          'We have not yet had it tested by people who use a screen reader every day.',
        ].join('\n\n'),
      },
      {
        id: 'faults',
        heading: 'What does not work yet',
        text: [
          'We know of these:',
          inList(
            'The house and the workshop on our pages are switched by sight. A screen reader gets the switches and, by the button, the same sum as a page of the calculator.',
            'The chat window needs scripts. Without them the contact form is there instead.',
            'On the calculator’s page the print command of your browser can cut off the end of a long bill. The Print button under the bill prints all of it.',
            'Drawings of a bill or a load have a sentence for what they show. The numbers behind some of them stand only in the table beside them.',
            inLanguages(),
          ),
        ].join('\n\n'),
      },
      {
        id: 'tell-us',
        heading: 'Something does not work for you?',
        text: [
          `Write to ${email} or call ${salesPhone}. Say which page it was and what you use. We answer within one working day, and give you what you needed in another way meanwhile.`,
          '[Tell us](/contact-us)',
        ].join('\n\n'),
      },
    ],
  }
}

function inLanguages(): string {
  const names = offeredLanguages().map((language) => languageNames[language])
  return names.length > 1
    ? `Pages are in ${listInWords(names)}. What is not translated yet, such as most articles, is in English and says so. Browsers translate into other languages, and such a translation can be wrong.`
    : 'Pages are in English. Browsers translate them, and such a translation can be wrong.'
}
