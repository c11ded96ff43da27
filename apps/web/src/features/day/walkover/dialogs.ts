/** The dialogs of a call that is not answered, in one file. */
export { EarlyCallDialog } from '../calling/early-call-dialog.tsx';
export { RemoveWalkoverDialog } from './remove-walkover-dialog.tsx';
export { WalkoverDialog } from './walkover-dialog.tsx';
