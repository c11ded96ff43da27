/** What the forms of the login are checked with once something looks wrong. */
export { apiKeyCredentials, credentials } from '@topspin/contract';
