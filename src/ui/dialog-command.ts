/**
 * Attributes that let the browser itself open or close the dialog with this id, before the script arrives and on pages
 * without one. Browsers that do not know them yet need the click handler beside them; where both act, the second does
 * nothing. React's types do not know them either.
 */
export const commandTo = (command: 'show-modal' | 'close', id: string) => ({ command, commandfor: id })
