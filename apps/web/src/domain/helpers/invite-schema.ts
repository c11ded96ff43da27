/** What the form of an invitation is checked with once its address looks wrong. */
export { helperInvitation } from '@topspin/contract';
