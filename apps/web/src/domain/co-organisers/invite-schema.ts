/** What the form of an invitation is checked with once its address looks wrong. */
export { coOrganiserInvitation } from '@topspin/contract';
