/** The dialogs that a row of the players opens, in one file. */
export { GuestDialog } from './guest-dialog.tsx';
export { RemoveDialog } from './remove-dialog.tsx';
