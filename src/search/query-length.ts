/** The shortest query that is sent. */
export const minQueryLength = 2
/** The longest that the API takes. */
export const maxQueryLength = 100
