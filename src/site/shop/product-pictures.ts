/** Drawn: front, side and back. They stand for as long as a product has no photographs of its own. */
export const PLUG_PICTURES = ['plug-front', 'plug-side', 'plug-back'] as const

export const AUDITOR_PICTURES = ['auditor-front', 'auditor-hero', 'auditor-ct', 'auditor-board'] as const
