/** What the search offers when it has found nothing: one thing that leaks, one that is measured, one that is looked up. */
export const suggestions = ['water heater', 'pool fence', 'contractor license'] as const
