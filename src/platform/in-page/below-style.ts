import { BELOW, WHOLE } from './below.ts'

export const belowStyle = `@media screen and (scripting: enabled){${BELOW.map((part) => `html:not([${WHOLE}]) ${part}`).join()}{content-visibility:auto;contain-intrinsic-block-size:auto 100vh}}`
