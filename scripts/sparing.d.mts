export const SPARING: { flags: string[]; env: Record<string, string> }
