/**
 * The words of one language in the shape of the English ones: `words.hi.ts` says `contactCopy: Translated<typeof
 * english.contactCopy>`. A sentence that is missing, or a name that English does not have, does not compile.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : Words extends object
      ? { readonly [Name in keyof Words]: Translated<Words[Name]> }
      : Words
