import { z } from 'zod/mini';
import { byId } from '../conventions/paths.ts';
import { route } from '../conventions/route.ts';
import { avatarTypes } from '../accounts/account.ts';
import { ratingSettings, settings, settingsUpdate, rerating } from '../settings.ts';

const tag = 'admin';

export const getSettings = route({
  name: 'getSettings',
  method: 'GET',
  path: '/app/settings',
  tag,
  summary: 'Get the settings of the installation',
  answers: { 200: settings },
});

export const editSettings = route({
  name: 'editSettings',
  method: 'PATCH',
  path: '/app/settings',
  tag,
  summary:
    'Update the name of the installation, the age below which a guardian consents, and who creates opens and venues',
  ifMatch: 'required',
  body: settingsUpdate,
  answers: { 200: settings },
});

export const setRating = route({
  name: 'setRating',
  method: 'PUT',
  path: '/app/settings/rating',
  tag,
  summary: 'Change the constants of the rating and replay all matches with them, or preview the result',
  body: z.object({ rating: ratingSettings, preview: z._default(z.boolean(), false) }),
  answers: { 200: rerating },
});

export const setLogo = route({
  name: 'setLogo',
  method: 'PUT',
  path: '/app/settings/logo',
  tag,
  summary: 'Upload the logo of the installation; it is scaled down and stripped of metadata',
  upload: avatarTypes,
  answers: { 200: settings },
  errors: ['avatar.notAnImage', 'avatar.tooLarge', 'request.tooMany'],
});

export const removeLogo = route({
  name: 'removeLogo',
  method: 'DELETE',
  path: '/app/settings/logo',
  tag,
  summary: 'Remove the logo of the installation',
  answers: { 200: settings },
});

export const getLogo = route({
  name: 'getLogo',
  method: 'GET',
  path: '/app/logo/{id}',
  tag,
  summary: 'Get the logo of the installation; a new one gets a new address',
  params: byId,
  download: 'image/webp',
  answers: { 200: null },
  errors: ['thing.notFound'],
});
