import type { Policy, PolicySection } from './policy.ts'

/** What this installation really does, from its settings. */
export interface PrivacyFacts {
  /** Its legal name, else its brand. */
  company: string
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
    description: 'What we keep about you, why, for how long, and how you can change or delete it.',
    path: '/privacypolicy',
    inShort: [
      ['Cookies', facts.hasAnalytics ? 'None before you agree' : 'None'],
      ['Sold or shared for advertising', 'Never'],
      ['Messages and audits kept', inMonths(facts.leadsMonths)],
      ['Applications kept', inMonths(facts.applicationsMonths)],
      ['Deleted if you ask', 'Yes'],
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

function who({ company, officer, contact, answerDays }: PrivacyFacts): PolicySection {
  return {
    id: 'who',
    heading: 'Who is responsible',
    text: [
      `${company} is responsible for what this site keeps. The Digital Personal Data Protection Act, 2023 calls us the Data Fiduciary. ${officer} is in charge of it. For a question or a complaint, write to ${contact}.`,
      `We answer within ${answerDays} days. For a complaint the law allows 90 days (Digital Personal Data Protection Rules, 2025, rule 14).`,
    ],
    link: { to: '/contact-us', label: 'Our address and numbers' },
  }
}

function kept({ leadsMonths, applicationsMonths }: PrivacyFacts): PolicySection {
  return {
    id: 'what-we-keep',
    heading: 'What we keep when you send a form',
    text: [
      'We keep only what you type or attach. We use it only for what you sent it for. We delete it when the time is over.',
    ],
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
          'Name, email, what you say about the rate, your photo if you attach one',
          'To correct the rate and to tell you',
          inMonths(leadsMonths),
        ],
        [
          'Request about your data',
          'Name, email, phone number if you give it, what you ask for',
          'To do what you ask and to show that we did',
          inMonths(leadsMonths),
        ],
        ['Newsletter', 'Name, email, chosen topics', 'To send it', 'Till you unsubscribe'],
      ],
    },
  }
}

function besides({ hasWording }: PrivacyFacts): PolicySection {
  return {
    id: 'besides',
    heading: 'What else we note',
    text: [
      'With a form we may keep where you came from: the page that linked to us and the name of its campaign. We drop anything after a question mark in that link. We look at how long you took to fill the form, because software takes no time. We also keep which notice you saw and when you sent the form. It shows what you agreed to.',
      'To stop misuse, we count requests from each network address for a short time. Our log has times, page addresses and results. It has no names and nothing that you typed.',
      'We count page visits and how far people get in a form. We use no cookies for this and cannot tell who you are. We also count addresses that do not exist.',
      'If our pages do not answer your search or your question, we count it. We take out numbers and addresses first, and do not note who asked. Your chat stays in your tab till you send it to our team.',
      ...(hasWording
        ? [
            'Your questions in the chat go to another company’s language service. It writes the answer from our pages. We send it your question and our text, and nothing about you. Please do not type private details in a question.',
          ]
        : []),
      'We note which of our staff read what you sent, and in which hour. We keep these notes for 13 months.',
    ],
  }
}

function inYourBrowser({ hasAnalytics }: PrivacyFacts): PolicySection {
  return {
    id: 'in-your-browser',
    heading: 'What stays in your browser',
    text: [
      'We set no cookies for visitors.',
      'What you type in a form stays in that tab till you send it. So you lose nothing if you leave the page. It goes when you close the tab. We do not see it before you send it.',
      ...(hasAnalytics
        ? ['We ask you once about Google Analytics. If you say no, or do not answer, we do not load it.']
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
        ? 'One part of our pages comes from another company before you ask for it: Google reCAPTCHA. It keeps software out of the newsletter form. Google sees your network address and what your browser tells it.'
        : 'Our pages load nothing from other companies before you ask for it. The check that keeps software out of our forms is our own: your browser solves a small sum. No one else knows of it.',
      ...(embeds.length > 0
        ? [`These come from other companies, and only after you tap their button: ${embeds.join(', ')}.`]
        : []),
      'Payment pages, app stores and social networks are other sites. Their own rules apply there.',
    ],
  }
}

function sharing({ hasWebhook }: PrivacyFacts): PolicySection {
  return {
    id: 'sharing',
    heading: 'Who else sees it',
    text: [
      'Only our staff who reply to you. The companies that carry our email and run our servers handle it for us, as we tell them. We do not sell it. No one uses it for ads.',
      ...(hasWebhook
        ? ['What you send in a form also goes to our customer system. It is encrypted and signed on the way.']
        : []),
      'We give data to an authority only when the law says we must.',
    ],
  }
}

function security(): PolicySection {
  return {
    id: 'security',
    heading: 'How it is kept safe',
    text: [
      'Everything is encrypted on its way. We keep resumes apart from the site, where no link leads to them. If data is lost or a stranger sees it, we tell you and the Data Protection Board of India.',
    ],
  }
}

function rights({ contact, answerDays }: PrivacyFacts): PolicySection {
  return {
    id: 'your-rights',
    heading: 'Your rights',
    text: [
      'Every email we send you has a link to a page of your own. It shows what you agreed to. You can take back any of it with one tap. You need no account.',
      `When you take something back, we stop using it at once. We delete it within ${answerDays} days, unless a law tells us to keep it.`,
      `The Digital Personal Data Protection Act, 2023 and its rules give you these rights. Use the form below, or write to ${contact}. Give the email or phone number you used, and the reference if you have it:`,
    ],
    list: [
      'to know what we keep about you, and to get a copy',
      'to have it corrected, completed or deleted',
      'to take back your consent, as easily as you gave it; each email from us has a link for it',
      'to name someone who can use these rights for you if you die or cannot act',
      `to complain to us and get an answer within ${answerDays} days, and then to go to the Data Protection Board of India`,
    ],
    link: { to: '/data-request', label: 'Ask about your data' },
  }
}

const CHILDREN: PolicySection = {
  id: 'children',
  heading: 'Children',
  text: ['This site is for people of 18 or older. We do not knowingly keep data of children.'],
}

function inMonths(months: number): string {
  return months % 12 === 0 && months > 12 ? `${months / 12} years` : `${months} months`
}
