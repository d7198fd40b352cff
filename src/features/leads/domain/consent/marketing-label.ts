/** LEAD-009: the marketing box of every form. */
export const MARKETING_LABEL = 'Email me similar stock and latest offers.'
