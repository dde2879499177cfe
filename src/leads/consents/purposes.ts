/** What somebody may agree to. */
export type Purpose = 'answer' | 'visit' | 'recruitment' | 'talent-pool' | 'newsletter'
