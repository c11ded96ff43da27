import { z } from 'zod/mini';
import { resource } from '../conventions/resource.ts';
import { avatarTypes } from '../accounts/account.ts';
import { ratingSettings, settings, settingsUpdate, rerating } from '../settings.ts';

const settingsRoutes = resource('admin', '/app/settings');
const logo = resource('admin', '/app/logo');

export const getSettings = settingsRoutes('getSettings', 'GET', {
  summary: 'Get the settings of the installation',
  answers: { 200: settings },
});

export const editSettings = settingsRoutes('editSettings', 'PATCH', {
  summary:
    'Update the name of the installation, the age below which a guardian consents, and who creates opens and venues',
  ifMatch: 'required',
  body: settingsUpdate,
  answers: { 200: settings },
});

export const setRating = settingsRoutes('setRating', 'PUT /rating', {
  summary: 'Change the constants of the rating and replay all matches with them, or preview the result',
  body: z.object({ rating: ratingSettings, preview: z._default(z.boolean(), false) }),
  answers: { 200: rerating },
});

export const setLogo = settingsRoutes('setLogo', 'PUT /logo', {
  summary: 'Upload the logo of the installation; it is scaled down and stripped of metadata',
  upload: avatarTypes,
  answers: { 200: settings },
  errors: ['avatar.notAnImage', 'avatar.tooLarge', 'request.tooMany'],
});

export const removeLogo = settingsRoutes('removeLogo', 'DELETE /logo', {
  summary: 'Remove the logo of the installation',
  answers: { 200: settings },
});

export const getLogo = logo('getLogo', 'GET /{id}', {
  summary: 'Get the logo of the installation; a new one gets a new address',
  download: 'image/webp',
  answers: { 200: null },
});
