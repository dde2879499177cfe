// Translated on 26 November 2026, from revision 526e9c4f.
import type { Translated } from '#platform/text/translated.ts'
import type * as english from './words.en.ts'

export const httpCopy: Translated<typeof english.httpCopy> = {
  nothingHere: 'ఈ చిరునామాలో ఏమీ లేదు.',
  takesOnly: (methods) => `ఈ చిరునామా ${methods} మాత్రమే తీసుకుంటుంది.`,
  fromOurPages: 'ఇది మా పేజీల నుంచి మాత్రమే పంపగలరు.',
  unavailable: 'ఇప్పుడు దీన్ని సేవ్ చేయలేకపోతున్నాం. ఒక నిమిషం ఆగి ప్రయత్నించండి.',
  ourFault: (reference) => `మా వైపు ఏదో పొరపాటు జరిగింది. రిఫరెన్స్: ${reference}`,
  tooMany: (minutes) => `చాలాసార్లు ప్రయత్నించారు. ${minutes === 1 ? 'ఒక నిమిషం' : `${minutes} నిమిషాలు`} ఆగి ప్రయత్నించండి.`,
  tooMuch: 'ఇది పంపడానికి చాలా పెద్దది.',
  tooSlow: 'నెట్ చాలా నెమ్మదిగా ఉంది. మళ్లీ ప్రయత్నించండి.',
  checkAll: 'మీరు పంపింది సరిచూడండి.',

  json: {
    needed: 'JSON పంపండి, content type application/jsonతో.',
    unreadable: 'అది మేం చదవగల JSON కాదు.',
  },

  idempotencyKey: {
    malformed: 'Idempotency-Keyలో 1 నుంచి 128 కనిపించే ASCII అక్షరాలు ఉండాలి.',
    reused: 'ఈ Idempotency-Key ఇంతకుముందు వేరే విషయంతో వచ్చింది. దీన్ని కొత్త దానితో పంపండి.',
  },

  form: {
    needed: 'ఫారంను multipart/form-data గా పంపండి.',
    noBoundary: 'ఆ ఫారం భాగాల మధ్య boundary లేదు.',
    empty: 'ఆ ఫారం ఖాళీగా ఉంది.',
    notWhole: 'ఫారం పూర్తిగా రాలేదు. మళ్లీ పంపండి.',
    tooSlow: 'నెట్ చాలా నెమ్మదిగా ఉంది. మంచి నెట్‌లో మళ్లీ ప్రయత్నించండి.',
    tooManyParts: 'ఆ ఫారంలో మా దాని కన్నా ఎక్కువ భాగాలున్నాయి.',
    mostFiles: (most) => (most === 1 ? 'ఒక ఫైల్ పంపండి.' : `గరిష్ఠంగా ${most} ఫైళ్లు పంపండి.`),
    eachFieldOnce: 'ప్రతి గడిని ఒక్కసారే పంపండి.',
    utf8: 'అక్షరాలను UTF-8లో పంపండి.',
  },

  field: {
    kinds: {
      string: 'అక్షరాలు',
      number: 'సంఖ్య',
      int: 'పూర్తి సంఖ్య',
      boolean: 'true లేదా false',
      array: 'జాబితా',
      object: 'ఆబ్జెక్ట్',
    },
    otherKind: 'వేరే రకం',
    needed: 'ఇది కావాలి.',
    shouldBe: (kind) => `ఇది ఇలా ఉండాలి: ${kind}.`,
    shouldBeOneOf: (values) => `ఇది వీటిలో ఒకటి కావాలి: ${values}.`,
    atMost: (count) => `గరిష్ఠంగా ${count}.`,
    atLeast: (count) => `కనీసం ${count}.`,
    counted: {
      string: (count: string) => `${count} అక్షరాలు`,
      array: (count: string) => `${count} అంశాలు`,
    },
    unknown: (names) => `ఇక్కడ ${names} అనేది లేదు.`,
    day: 'తేదీని ఏడాది, నెల, రోజు ఇలా రాయండి: 2026-11-30.',
    unreadable: 'ఇది చదవలేకపోతున్నాం.',
  },
}
