import type { Language } from '@topspin/contract';
import { erasedNames } from '@topspin/messages/erased-names';
import type { FastifyInstance } from 'fastify';
import { languageOf } from '#http/request/headers.ts';

const asValue = (name: string): string => JSON.stringify(name);

/** The JSON of an answer with the names of erased people in a language; in Spanish, as stored. */
export function withErasedNames(json: string, lang: Language): string {
  const { player, user } = erasedNames.es;
  if (lang === 'es' || !(json.includes(asValue(player)) || json.includes(asValue(user)))) return json;
  return json
    .replaceAll(asValue(player), asValue(erasedNames[lang].player))
    .replaceAll(asValue(user), asValue(erasedNames[lang].user));
}

/** Names erased people in the language of each request. Shared answers are kept with it done. */
export function nameErased(app: FastifyInstance): void {
  app.addHook('onSend', (request, _, payload, done) => {
    done(
      null,
      typeof payload === 'string'
        ? withErasedNames(payload, languageOf(request, request.viewer?.lang))
        : payload,
    );
  });
}
