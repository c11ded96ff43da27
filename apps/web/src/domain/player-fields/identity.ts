import { genders, line, personName, publicName, type Player } from '@topspin/contract';
import { z } from 'zod/mini';
import { emptyAsNull } from '#lib/empty-fields.ts';

const longestName = 80;
const longestNickname = 40;

const countryCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((code) => code.toUpperCase()),
  ),
  z.string().check(z.regex(/^[A-Z]{3}$/u)),
);

/** What a player is called and found by, as a form has it: its fields, to be composed with others. */
export const identityFields = {
  name: personName(longestName),
  nickname: emptyAsNull(publicName(longestNickname)),
  gender: emptyAsNull(z.enum(genders)),
  nationality: emptyAsNull(countryCode),
  club: emptyAsNull(line(longestName)),
};

type Identity = Pick<Player, 'name' | 'nickname' | 'gender' | 'nationality' | 'club'>;

export const identityValues = ({ name, nickname, gender, nationality, club }: Identity) => ({
  name,
  nickname: nickname ?? '',
  gender: gender ?? ('' as const),
  nationality: nationality ?? '',
  club: club?.name ?? '',
});
