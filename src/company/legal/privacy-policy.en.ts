import { site } from '#company/site.ts'
import type { Policy, PolicySection } from './policy.ts'

/** What this installation really does, from its settings. */
export interface PrivacyFacts {
  leadsMonths: number
  applicationsMonths: number
  /** Google's check instead of our own. */
  hasReCaptcha: boolean
  hasAnalytics: boolean
  /** A service outside words the assistant's answers. */
  hasWording: boolean
  /** Each lead is told to another system. */
  hasWebhook: boolean
  /** Whose page or script a visitor can ask for, by what it is for: 'map', 'chat', … */
  embeds: readonly string[]
  /** Who answers for it, where, and within how many days. */
  officer: string
  contact: string
  answerDays: number
}

/**
 * What the site keeps and why. Every sentence describes the code; change both together. What the company
 * promises beyond the code, its lawyer confirms.
 */
export function privacyPolicy(facts: PrivacyFacts): Policy {
  return {
    title: 'Privacy policy',
    description: 'What this site keeps of you, why, for how long, and how you have it changed or erased.',
    path: '/privacypolicy',
    inShort: [
      ['Cookies', facts.hasAnalytics ? 'None before you agree' : 'None'],
      ['Sold or shared for advertising', 'Never'],
      ['Messages and audits kept', inMonths(facts.leadsMonths)],
      ['Applications kept', inMonths(facts.applicationsMonths)],
      ['Erased on request', 'Yes'],
    ],
    sections: [
      who(facts),
      kept(facts),
      besides(facts),
      inYourBrowser(facts),
      thirdParties(facts),
      sharing(facts),
      security(),
      rights(facts),
      CHILDREN,
    ],
  }
}

function who({ officer, contact, answerDays }: PrivacyFacts): PolicySection {
  return {
    id: 'who',
    heading: 'Who is responsible',
    text: [
      `${site.brand} is responsible for what this site keeps (in the words of the Digital Personal Data Protection Act, 2023: the Data Fiduciary). ${officer} answers for it. Write to ${contact} about anything on this page; the same address takes complaints.`,
      `We answer within ${answerDays} days. The law allows 90 for a complaint (Digital Personal Data Protection Rules, 2025, rule 14).`,
    ],
    link: { to: '/contact-us', label: 'Our address and numbers' },
  }
}

function kept({ leadsMonths, applicationsMonths }: PrivacyFacts): PolicySection {
  return {
    id: 'what-we-keep',
    heading: 'What we keep when you send a form',
    text: ['Only what you type or attach, and only for what you sent it for. It is deleted when its time is over.'],
    table: {
      head: ['Form', 'What', 'What for', 'How long'],
      rows: [
        ['Contact', 'Name, email, phone number, message', 'To answer you', inMonths(leadsMonths)],
        [
          'Home audit',
          'Name, email, phone number, address',
          'To answer you and to visit your home',
          inMonths(leadsMonths),
        ],
        [
          'Job application',
          'Name, email, phone number, cover letter, resume',
          'To decide on the application',
          inMonths(applicationsMonths),
        ],
        [
          'Correction of a rate',
          'Name, email, what you say of the rate, a photo if you attach one',
          'To correct the rate and to tell you',
          inMonths(leadsMonths),
        ],
        ['Newsletter', 'Name, email, chosen topics', 'To send it', 'Until you leave it'],
      ],
    },
  }
}

function besides({ hasWording }: PrivacyFacts): PolicySection {
  return {
    id: 'besides',
    heading: 'What comes with it',
    text: [
      'With a form we may keep where you came from: the page that linked to us and the campaign that its link named, without anything after a question mark. We look at how long filling it in took, since software takes no time. We also keep which notice you saw and when you sent the form, so that we can show what you agreed to.',
      'To keep the site open to people, we count requests per network address for a short time. Our log of requests has times, addresses of pages and results, without names and without what you typed.',
      'We count pages, and how far forms get, without cookies and without recognising you. Addresses that lead nowhere are counted too.',
      'A search, or a question to the assistant, that our pages do not answer is counted, with numbers and addresses taken out of it and without who asked. What you talk about stays in your tab until you send it to a person.',
      ...(hasWording
        ? [
            'Your questions to the assistant go to another company’s language service, which words the answers from our pages. We send it the question and the passages, and nothing about you; do not write into a question what it should not hear.',
          ]
        : []),
      'At the desk it is noted which member of staff read what you sent, and in which hour. These notes are kept for 13 months.',
    ],
  }
}

function inYourBrowser({ hasAnalytics }: PrivacyFacts): PolicySection {
  return {
    id: 'in-your-browser',
    heading: 'What is kept in your browser',
    text: [
      'The site sets no cookies for visitors.',
      'What you type into a form is kept in that tab until you send it, so that nothing is lost when you leave the page. It goes when you close the tab, and we do not see it before you send it.',
      ...(hasAnalytics
        ? ['Google Analytics is asked about once. If you refuse, or do not answer, nothing of it is loaded.']
        : []),
    ],
  }
}

function thirdParties({ hasReCaptcha, embeds }: PrivacyFacts): PolicySection {
  return {
    id: 'others',
    heading: 'Other companies',
    text: [
      hasReCaptcha
        ? 'One part of our pages comes from another company before you ask for it: Google reCAPTCHA, which keeps software out of the newsletter form. Google learns your network address and what your browser tells it.'
        : 'No page of ours fetches anything from another company before you ask for it. The check that keeps software out of our forms is our own: your browser solves a small sum. Nobody else hears of it.',
      ...(embeds.length > 0
        ? [`These come from other companies, and only after you press their button: ${embeds.join(', ')}.`]
        : []),
      'Links that leave the site, to payment, app stores and social networks, follow the rules of the sites they lead to.',
    ],
  }
}

function sharing({ hasWebhook }: PrivacyFacts): PolicySection {
  return {
    id: 'sharing',
    heading: 'Who else sees it',
    text: [
      'Those of our staff who answer it. The companies that carry our mail and run our servers handle it for us, on our instructions. Nobody buys it, and nobody advertises with it.',
      ...(hasWebhook
        ? [
            'What you send with a form is also passed, encrypted and signed, to the system in which we look after customers.',
          ]
        : []),
      'We hand data to an authority only where the law obliges us to.',
    ],
  }
}

function security(): PolicySection {
  return {
    id: 'security',
    heading: 'How it is kept safe',
    text: [
      'Everything travels encrypted. Resumes are kept apart from the site, where no address leads to them. Should anything be lost or seen by a stranger, we tell you and the Data Protection Board of India.',
    ],
  }
}

function rights({ contact, answerDays }: PrivacyFacts): PolicySection {
  return {
    id: 'your-rights',
    heading: 'Your rights',
    text: [
      'Every mail that answers a form of ours, and every newsletter, has a link to a page of your own. It shows what you agreed to; there you take any of it back with one press, without an account.',
      `What you take back is used no more from then on, and erased within ${answerDays} days, unless a law tells us to keep it.`,
      `The Digital Personal Data Protection Act, 2023 and its rules give you these rights. Write to ${contact} with the email address or phone number that you used, and with the reference if you have it:`,
    ],
    list: [
      'to know what we keep of you, and to have a copy of it',
      'to have it corrected, completed or erased',
      'to withdraw what you agreed to, as easily as you agreed; each of our mails has a link for it',
      'to name someone who uses these rights for you if you die or cannot',
      `to complain to us, and to be answered within ${answerDays} days; and then to the Data Protection Board of India`,
    ],
    link: { to: '/contact-us', label: 'Ask about your data' },
  }
}

const CHILDREN: PolicySection = {
  id: 'children',
  heading: 'Children',
  text: ['The site is for people of 18 or older. We do not knowingly keep anything of children.'],
}

function inMonths(months: number): string {
  return months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`
}
