/** How the reason begins where the virus scanner found something in a lead's file: such a file is never handed out. */
export const VIRUS_FOUND = 'the virus scanner found'
