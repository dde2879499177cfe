/** Where an address of the desk keeps what is searched for, sealed: see sealWords. */
export const SEALED = 'find'
