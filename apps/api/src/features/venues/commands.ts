export { forgetPhotos } from './photo-store.ts';
