import { editSettings, getLogo, getSettings, removeLogo, setLogo, setRating } from '@topspin/contract';
import { fail } from '#http/fail.ts';
import { Answer, handle, type Feature } from '#http/handle.ts';
import { changeRating, changeSettings, dropLogo, replaceLogo, type SettingsEffects } from './actions.ts';
import { presentSettings } from './present.ts';
import { findLogo, readRow } from './store.ts';

/** A logo's address never changes its content. */
const forever = 'public, max-age=31536000, immutable';

/** The settings of the installation, which admins change in the browser. */
export const settings = (effects: SettingsEffects): Feature => ({
  name: 'settings',
  routes: [
    handle(getSettings, 'admin', async ({ db }) => presentSettings(await readRow(db))),
    handle(editSettings, 'admin', changeSettings),
    handle(setRating, 'admin', changeRating(effects)),
    handle(setLogo, { who: 'admin', limit: 'pictures' }, replaceLogo, { ownTransaction: true }),
    handle(removeLogo, 'admin', dropLogo),
    handle(getLogo, 'anyone', async ({ db, params }) => {
      const found = await findLogo(db, params.id);
      if (!found?.logo) throw fail('thing.notFound');
      return new Answer(200, found.logo, { 'content-type': 'image/webp', 'cache-control': forever });
    }),
  ],
});
