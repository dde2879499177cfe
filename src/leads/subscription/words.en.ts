import { site } from '#company/site.ts'
import { newsletterFormCopy } from './form-words.en.ts'

export const newsletterCopy = {
  title: 'The newsletter',
  description: 'Tariff orders, savings and what we learn from meters, about once a month.',
  heading: 'One mail a month, about your bill.',
  intro: 'Tariff orders, savings and what we learn from meters. You confirm first, and one click ends it.',

  labels: { full_name: 'Name', email: 'Email' },
  ...newsletterFormCopy,
  trap: 'Leave this empty',

  plain: {
    again: 'Please check what you typed and press Subscribe once more.',
    sent: 'Look into your inbox',
    sentDetails: 'We have sent you a link. Your subscription begins when you confirm it.',
  },

  confirm: {
    title: 'Confirm your subscription',
    description: 'One press, and the newsletter comes to you.',
    button: 'Confirm subscription',
    done: 'You are on the list',
    doneDetails: 'The next issue comes to your inbox.',
  },

  preferences: {
    title: 'Your newsletter',
    description: 'Choose what you hear about, or leave.',
    topics: 'What you want to hear about',
    save: 'Save',
    saved: 'Saved.',
    leave: 'Leave the newsletter',
    unsubscribe: 'Unsubscribe',
    left: 'You are not on the list any more.',
    subscribeAgain: 'Subscribe again',
    eraseTitle: 'Erase what you gave us',
    eraseDetails: 'Your name, your address and your choices are deleted. This cannot be undone.',
    eraseSure: 'Yes, delete them',
    eraseUnsure: 'Tick the box to delete your data.',
    erase: 'Erase my data',
    erased: 'Everything you gave us for the newsletter is deleted.',
  },

  unsubscribe: {
    title: 'Leave the newsletter',
    description: 'One press, and no more mails come.',
    button: 'Unsubscribe',
    done: 'You are not on the list any more',
    doneDetails: 'No more newsletters come. Receipts for what you send us still do.',
    preferences: 'Choose topics instead',
  },

  stale: {
    title: 'This link has expired',
    details: 'Subscribe again with the same address, and a fresh link comes to your inbox.',
    link: 'To the newsletter',
  },

  topics: {
    home: 'Homes: bills, devices and savings',
    business: 'Business: kVAh billing and power factor',
    utility: 'Utilities: meter reading and One Coral',
    tariffs: 'Tariff orders, when they change',
  },
} as const

export const newsletterEmailCopy = {
  footer: {
    why: `You get this because this address was typed into the newsletter form of ${site.brand}.`,
    preferences: 'Topics and preferences',
    unsubscribe: 'Unsubscribe',
  },
  confirm: {
    subject: `Confirm your subscription to ${site.brand}`,
    preview: 'Press once, and the newsletter comes to you.',
    heading: 'Confirm your subscription',
    // No name here: whoever typed this address chose the name too, and may have written anything in it.
    text: 'Somebody, we hope you, asked us to send our newsletter to this address.',
    button: 'Confirm subscription',
    otherwise: 'It was not you? Do nothing, and nothing more will come.',
  },
  welcome: {
    subject: `Welcome to the newsletter of ${site.brand}`,
    preview: 'You are on the list.',
    heading: 'You are on the list',
    text: 'About once a month you hear from us: tariff orders, savings and what we learn from meters.',
  },
  known: {
    subject: `You are already on our list`,
    preview: 'Nothing to do. Your choices are one press away.',
    heading: 'You are already on our list',
    text: 'This address was typed into our newsletter form again. Nothing has changed.',
  },
} as const
